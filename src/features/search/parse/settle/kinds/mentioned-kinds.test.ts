import { expect, test } from 'vitest';
import { readQuery } from '../../service.server.ts';

const kindsIn = (text: string) => readQuery(text).filters.kind;

test.each([
  ['cinema room duplex', ['duplex']],
  ['prayer room house', ['house']],
  ['rooftop terrace flat', ['flat']],
  ['4 b/room dplx', ['duplex']],
  ['duplex with study room and store', ['duplex']],
  ['house with bq and shop in front', ['house']],
  ['office with conference room', ['office']],
  ['duplex church street', ['duplex']],
  ['my shop dey ikeja, I need mini flat', ['mini-flat']],
  ['I have a shop at Alaba, flat', ['flat']],
  ['I teach in a school at Ajah, need mini flat', ['mini-flat']],
  ['I work in a hotel in Ikeja to rent flat', ['flat']],
  ['my shop in Yaba flat for rent', ['flat']],
  ['I school for UNILAG, need room', ['single-room']],
  ['warehouse manager looking for flat', ['flat']],
  ['my flat is too small, need a duplex', ['duplex']],
  ['house suitable for school', ['house']],
  ['land for business premises', ['land']],
  ['room with shop in front', ['single-room']],
  ['2 bedroom with store room', undefined],
])('a kind that is mentioned by the way is not asked for: "%s"', (text, kinds) => {
  expect(kindsIn(text)).toEqual(kinds);
});

test.each([
  ['room or self contain', ['single-room', 'self-contain']],
  ['terrace or flat', ['terraced-duplex', 'flat']],
  ['flat with light or self contain', ['flat', 'self-contain']],
  ['flat with good light and self contain', ['flat', 'self-contain']],
  ['land with bungalow', ['land', 'bungalow']],
  ['can I get shop and flat', ['shop', 'flat']],
  ['my shop for sale', ['shop']],
  ['shop owner direct', ['shop']],
  ['our office and warehouse in Apapa to let', ['office', 'warehouse']],
  ['room with toilet and kitchen self contain', ['single-room', 'self-contain']],
  ['store room for rent', ['shop']],
  ['shop road side', ['shop']],
  ['meeting room', ['co-working']],
  ['executive room', ['single-room']],
])('in "%s" every kind is asked for', (text, kinds) => {
  expect(kindsIn(text)).toEqual(kinds);
});

test('who sells things for a living sells no home', () => {
  expect(readQuery('I sell in my shop at Balogun, need 1 bed').filters).toEqual({ bedrooms: 1, maxBedrooms: 1 });
  expect(readQuery('I have a shop and need a flat for rent').filters.kind).toEqual(['flat']);
  expect(readQuery('house wey dem dey sell for Ikorodu').filters.type).toBe('sale');
});

test('the place of an office or shop that somebody has is not asked for beside another one', () => {
  expect(readQuery('my office dey vi, 2 bed lekki').filters.place).toEqual(['lagos/lekki']);
  expect(readQuery('2 bed close to my office in ikeja').filters.place).toEqual(['lagos/ikeja']);
});

test.each([
  ['2 bedroom with 3 toilets flat ajah', ['flat']],
  ['we have offices and shops for rent ikeja', ['office', 'shop']],
  ['spacious flats, ring road ibadan', ['flat']],
  ['tastefully finished terraces, orchid road', ['terraced-duplex']],
])('what an agent or seeker names is asked for: "%s"', (text, kind) => {
  expect(readQuery(text).filters.kind).toEqual(kind);
});

test.each([
  ['we sell flat', 'sale'],
  ['we sell dry land at Ibeju', 'sale'],
  ['we sell very good landed properties in Epe', 'sale'],
  ['I dey sell my house for Ikeja', 'sale'],
  ['commercial building selling below market value', 'sale'],
  ['plaza selling fast', 'sale'],
  ['shop to sell fast food', undefined],
  ['landlord not renting to students', undefined],
  ['2 bedroom for shortlet 2.5m', 'shortlet'],
  ['2m excluding rent', undefined],
  ['you no dey rent to bachelor', undefined],
])('the market of "%s" is %s', (text, type) => {
  expect(readQuery(text).filters.type).toBe(type);
});

test('a telephone number in groups of three is no price', () => {
  expect(readQuery('flat yaba +234 803 500 000').filters).toEqual({ kind: ['flat'], place: ['lagos/yaba'] });
});
