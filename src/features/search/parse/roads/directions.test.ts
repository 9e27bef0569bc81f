import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['land Mowe towards Lagos', 'ogun/mowe'],
  ['land Mowe inward Ibadan', 'ogun/mowe'],
  ['land Arepo Lagos inbound', 'ogun/arepo'],
  ['land at Ibafo, facing Lagos', 'ogun/ibafo'],
  ['land at Sagamu 20 minutes drive from Lagos', 'ogun/sagamu'],
])('where a road leads is not asked for beside the place that is meant: "%s"', (text, place) => {
  expect(readQuery(text).filters).toEqual({ kind: ['land'], place: [place] });
});

test.each([
  ['flat near Ojota bus stop', 'lagos/ojota'],
  ['flat near Berger roundabout Abuja', 'abuja/wuse/berger'],
  ['flat near Kubwa train station', 'abuja/kubwa'],
])('a stop that is called after a place is no word that homes must hold: "%s"', (text, place) => {
  expect(readQuery(text)).toMatchObject({ filters: { kind: ['flat'], place: [place] }, rest: '' });
});

test.each([
  ['2 bedroom Karu Abuja Keffi road', 'abuja/karu-site', 'Abuja Keffi road'],
  ['2 bedroom Sango Ota Lagos Abeokuta expressway', 'ogun/ota', 'Lagos Abeokuta expressway'],
  ['2 bedroom Isolo Oshodi-Apapa expressway', 'lagos/isolo', 'Oshodi Apapa expressway'],
  ['2 bedroom Ughelli Warri road', 'delta', 'Ughelli Warri road'],
  ['2 bedroom km 20 Lekki Epe expressway', 'lagos', 'km 20 Lekki Epe expressway'],
  ['2 bedroom Agege motor road Mushin', 'lagos/mushin', 'Agege motor road'],
])('a road is called after the last two of several places: "%s"', (text, place, rest) => {
  expect(readQuery(text)).toMatchObject({ filters: { bedrooms: 2, place: [place] }, rest });
});

test('the towns that a road is called after are known beside its state', () => {
  expect(readQuery('flat Ikorodu road Lagos')).toMatchObject({ isOnRoad: true, roadTowns: ['lagos/ikorodu'] });
});
