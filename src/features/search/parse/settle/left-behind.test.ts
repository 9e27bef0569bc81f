import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['I dey live Ikeja, moving to Yaba', ['lagos/yaba']],
  ['I currently live in Ikorodu but need one bedroom in Ajah or Lekki', ['lagos/ajah', 'lagos/lekki']],
  ['I dey stay for Mushin, I wan pack go Yaba', ['lagos/yaba']],
  ['relocating to Abuja from Kano', ['abuja']],
  ['moving from Kano to Abuja', ['abuja']],
  ['client wants out of Ikotun, move to Ejigbo', ['lagos/ejigbo']],
  ['self con Akoka or Onike, UNILAG student', ['lagos/yaba/akoka', 'lagos/yaba/onike']],
  ['self con for FUTA student', ['ondo/akure/futa']],
  ['I work at Alausa and need a mini flat in Ogba or Agege', ['lagos/ogba', 'lagos/agege']],
  ['My wife works at UCH so we need a 3 bedroom flat at Mokola', ['oyo/ibadan/mokola']],
  ['I dey work for Apapa, I need 2 bed for Festac', ['lagos/festac']],
  ['I work in Lekki, need a flat', ['lagos/lekki']],
  ['I live in Ikorodu and work in Ikeja, need flat in Ojota', ['lagos/ojota']],
  ['I work at Alausa Ikeja, need flat in Ogba', ['lagos/ogba']],
  ['I work in Ikeja Lagos, need self contain', ['lagos/ikeja']],
  // Where no other place is named, that one is meant.
  ['we live in Yaba, 2 bed', ['lagos/yaba']],
  ['I want to live in Surulere or Yaba', ['lagos/surulere', 'lagos/yaba']],
  ['2 bed from Yaba to Surulere', ['lagos/yaba', 'lagos/surulere']],
  ['flat from Ikeja to Ogba', ['lagos/ikeja', 'lagos/ogba']],
  ['moving from Ikeja to Ogba', ['lagos/ogba']],
])('where somebody comes from is not searched: "%s"', (text, place) => {
  expect(readQuery(text).filters.place).toEqual(place);
});

test.each([
  ['2 bed Asaba\n❌ Infant Jesus area', ['delta/asaba/infant-jesus']],
  ['3 bed Lekki ❌ ground floor', ['ground-floor']],
  ['2 bed Yaba ❌ no face me I face you', ['face-me-i-face-you']],
])('what is crossed out is refused: "%s"', (text, without) => {
  expect(readQuery(text).filters.without).toEqual(without);
});
