import { expect, test } from 'vitest';
import { kilometres } from './distance.ts';
import { placeById, PLACES } from './gazetteer.server.ts';
import { LANDMARKS, searchedAt, searchedPlace } from './landmarks.server.ts';
import { foldedWords } from './names.server.ts';
import { locate, nameOf, nearestPlaces, selfAndAncestors, suggestPlaces } from './service.server.ts';

/** An LGA is as wide as this at most, unless the nearest neighbourhood is known to be in it. */
const REACH_KM = 25;

test('there are more than 300 landmarks, each with a public page that names it, under an id of its own', () => {
  expect(LANDMARKS.length).toBeGreaterThan(300);
  expect(LANDMARKS.filter(({ source }) => !URL.canParse(source))).toEqual([]);
  expect(new Set([...LANDMARKS, ...PLACES].map(({ id }) => id)).size).toBe(LANDMARKS.length + PLACES.length);
});

test('each is where its local government area is: by its source, or because it stands for a place in it', () => {
  const astray = LANDMARKS.filter((landmark) => {
    const lga = placeById(landmark.lga ?? landmark.parent);
    const far = lga ? kilometres(landmark, lga) : Infinity;
    if (!landmark.hasPoint) return kilometres(landmark, placeById(landmark.parent) ?? landmark) > 0;
    const [nearest] = PLACES.filter(({ kind }) => kind === 'area')
      .map((place) => ({ place, km: kilometres(place, landmark) }))
      .toSorted((a, b) => a.km - b.km);
    return far > REACH_KM && nearest?.place.lga !== lga?.id;
  });
  expect(astray.map(({ name }) => name)).toEqual([]);
});

test('no name of a landmark is the name of a place', () => {
  const places = new Set(PLACES.map(({ name }) => foldedWords(name).join(' ')));
  const same = LANDMARKS.flatMap(({ name, aliases }) => [name, ...aliases]).filter((name) =>
    places.has(foldedWords(name).join(' ')),
  );
  expect(same).toEqual([]);
});

test.each([
  ['unilag', 'UNILAG (Akoka), Lagos'],
  ['mm2', 'Murtala Muhammed Airport, Lagos'],
  ['bodija market', 'Bodija Market, Oyo'],
  ['uch', 'UCH Ibadan, Oyo'],
])('searches know %s as %s, which says what stands for it where no source gives a point', (text, name) => {
  expect(nameOf(searchedAt(foldedWords(text), 0)?.places[0]?.id ?? '')).toBe(name);
  expect(suggestPlaces(text, 5).map(({ id }) => nameOf(id))[0]).toBe(name);
});

test('a landmark lies in its place, is suggested by its start, and has its place first among the nearest', () => {
  expect(selfAndAncestors('lagos/unilag')).toEqual(expect.arrayContaining(['lagos/yaba/akoka', 'lagos']));
  expect(suggestPlaces('murtala muhammed a', 3).map(({ id }) => id)).toEqual(['lagos/murtala-muhammed-airport']);
  expect(nearestPlaces('lagos/unilag', 3)[0]?.id).toBe('lagos/yaba/akoka');
});

test('a home is never in a landmark: an address that names one is in its place', () => {
  expect(searchedPlace('lagos/unilag')?.kind).toBe('landmark');
  expect(placeById('lagos/unilag')).toBeUndefined();
  expect(locate({ address: '5 University Road, Unilag', city: 'Yaba', state: 'Lagos' })?.id).toBe('lagos/yaba/akoka');
});
