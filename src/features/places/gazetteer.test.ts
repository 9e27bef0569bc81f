import { expect, test } from 'vitest';
import { kilometres } from './distance.ts';
import { holds, placeById, PLACES } from './gazetteer.server.ts';
import { NAMES } from './names.server.ts';

const lgas = PLACES.filter((place) => place.lga === place.id);
const towns = PLACES.filter(({ kind }) => kind === 'city' || kind === 'area');
const at = (id: string) => {
  const place = placeById(id);
  if (!place) throw new Error(`${id} is not known`);
  return place;
};

/** Kilometres from the middle of a state to its farthest corner, about. */
const REACH = Object.fromEntries(
  `abia 75, abuja 75, adamawa 230, akwa-ibom 70, anambra 60, bauchi 200, bayelsa 85, benue 140, borno 260, cross-river 140,
  delta 115, ebonyi 80, edo 110, ekiti 65, enugu 75, gombe 100, imo 60, jigawa 160, kaduna 160, kano 125, katsina 160,
  kebbi 170, kogi 150, kwara 190, lagos 85, nasarawa 135, niger 210, ogun 130, ondo 115, osun 80, oyo 125, plateau 130,
  rivers 90, sokoto 140, taraba 185, yobe 215, zamfara 140`
    .split(/,\s+/)
    .map((line) => line.split(' '))
    .map(([state = '', reach]) => [state, Number(reach)]),
);

test('it holds 36 states and the FCT, and 774 local government areas', () => {
  expect(PLACES.filter(({ kind }) => kind === 'state')).toHaveLength(37);
  expect(lgas).toHaveLength(774);
  const inState = (state: string) => lgas.filter((lga) => lga.state === state).length;
  expect(['lagos', 'kano', 'abuja', 'oyo', 'rivers', 'bayelsa'].map(inState)).toEqual([20, 44, 6, 33, 23, 8]);
  expect(at('abuja')).toMatchObject({ name: 'Abuja (FCT)', kind: 'state', parent: null, lga: null });
});

test('the big cities have their neighbourhoods', () => {
  const areasOf = (start: string) => towns.filter(({ id, kind }) => kind === 'area' && id.startsWith(start)).length;
  const big = ['rivers/port-harcourt/', 'oyo/ibadan/', 'kano/kano/', 'kaduna/kaduna/', 'enugu/enugu/'];
  expect(areasOf('lagos/')).toBeGreaterThan(200);
  expect(areasOf('abuja/')).toBeGreaterThan(80);
  for (const city of [...big, 'edo/benin-city/', 'plateau/jos/', 'cross-river/calabar/', 'ogun/abeokuta/'])
    expect(areasOf(city), city).toBeGreaterThanOrEqual(20);
  for (const city of ['akwa-ibom/uyo/', 'imo/owerri/', 'delta/asaba/', 'delta/warri/', 'kwara/ilorin/', 'ondo/akure/'])
    expect(areasOf(city), city).toBeGreaterThanOrEqual(12);
});

test('ids are paths in small letters, each once, and what they lie in is there', () => {
  expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length);
  for (const { id, parent, lga, state, kind } of PLACES) {
    expect(id).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+){0,3}$/);
    if (kind !== 'state') expect(parent).toBe(id.replace(/\/[^/]+$/, ''));
    expect(placeById(state)?.kind).toBe('state');
    if (parent !== null) expect(placeById(parent), id).toBeDefined();
    if (lga !== null) expect([placeById(lga)?.lga, placeById(lga)?.state], id).toEqual([lga, state]);
  }
});

test('a town and the local government area of its name are one place', () => {
  expect(at('lagos/ikeja')).toMatchObject({ kind: 'city', lga: 'lagos/ikeja', parent: 'lagos' });
  expect(at('rivers/port-harcourt')).toMatchObject({ kind: 'city', lga: 'rivers/port-harcourt' });
  expect(at('abuja/amac')).toMatchObject({ kind: 'lga', lga: 'abuja/amac' });
});

test('everything lies in Nigeria', () => {
  for (const { id, latitude, longitude } of PLACES) {
    expect(latitude, id).toBeGreaterThan(4.2);
    expect(latitude, id).toBeLessThan(13.9);
    expect(longitude, id).toBeGreaterThan(2.65);
    expect(longitude, id).toBeLessThan(14.7);
  }
});

test('local government areas lie in reach of their state, each at a point of its own', () => {
  for (const lga of lgas) expect(kilometres(lga, at(lga.state)), lga.id).toBeLessThan(REACH[lga.state] ?? 0);
  const points = lgas.map(({ latitude, longitude }) => `${latitude} ${longitude}`);
  expect(new Set(points).size).toBe(points.length);
});

test('local government areas have one of their own state among their nearest', () => {
  for (const lga of lgas) {
    const near = lgas.toSorted((a, b) => kilometres(a, lga) - kilometres(b, lga)).slice(1, 9);
    expect(
      near.map(({ state }) => state),
      lga.id,
    ).toContain(lga.state);
  }
});

test('towns lie near what they belong to, and no other state is much nearer', () => {
  for (const town of towns) {
    const parent = at(town.parent ?? '');
    if (parent.kind !== 'state') expect(kilometres(town, parent), town.id).toBeLessThan(35);
    if (town.lga !== null) expect(kilometres(town, at(town.lga)), town.id).toBeLessThan(62);
    const nearest = (of: typeof lgas) => Math.min(...of.map((lga) => kilometres(lga, town)));
    const own = nearest(lgas.filter(({ state }) => state === town.state));
    expect(own - nearest(lgas), town.id).toBeLessThan(15);
  }
});

test('Ibeju-Lekki lies east of Lekki, not at Badagry', () => {
  const [ibeju, lekki, badagry] = [at('lagos/ibeju-lekki'), at('lagos/lekki'), at('lagos/badagry')];
  expect(ibeju.longitude).toBeGreaterThan(lekki.longitude);
  expect(kilometres(ibeju, badagry)).toBeGreaterThan(90);
  expect(kilometres(lekki, at('lagos/lekki/lekki-phase-1'))).toBeLessThan(8);
});

test('a name means one place most, except where local government areas of two states share it', () => {
  for (const [name, [first, second]] of NAMES) {
    expect(name).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
    if (!first || !second || first.weight > second.weight || holds(first, second)) continue;
    expect([first.kind, second.kind, first.state !== second.state], name).toEqual(['lga', 'lga', true]);
  }
});
