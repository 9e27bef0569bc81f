import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recountFigures } from '#features/figures/service.server.ts';
import { derivedOf } from '#features/listings/derived/derived.server.ts';
import { filtersOf } from '#features/search/filters.ts';
import { results } from '#features/search/results/results.server.ts';
import { recountWords, suggest } from '#features/search/service.server.ts';
import { understand } from '#features/search/understand/service.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { saveSearch } from './service.server.ts';
import { notifyNewHomes } from './service-emails.server.ts';

const HOUR = 3_600_000;
/** Homes of a market that the search panel shows. */
const IN_PANEL = 8;
const HOMES = [
  { name: 'Sunny Court', city: 'Yaba', type: 'rent', regularPrice: 3_900_000 },
  { name: 'Quiet Gardens', city: 'Yaba', type: 'rent', regularPrice: 3_500_000 },
  { name: 'Cheaper by far', city: 'Yaba', type: 'rent', regularPrice: 2_000_000 },
  { name: 'Four storeys', city: 'Yaba', type: 'rent', regularPrice: 3_000_000 },
  { name: 'Sunny Heights', city: 'Yaba', type: 'sale', regularPrice: 80_000_000 },
  { name: 'Sale by owner', city: 'Yaba', type: 'sale', regularPrice: 85_000_000 },
  { name: 'Sale of a lifetime', city: 'Yaba', type: 'sale', regularPrice: 90_000_000 },
  { name: 'Sale of the year', city: 'Yaba', type: 'sale', regularPrice: 95_000_000 },
  { name: 'Elsewhere', city: 'Gbagada', type: 'rent', regularPrice: 3_000_000 },
] as const;

let world: World;
let owner: Person;

const come = async () => {
  const now = world.clock.now;
  for (const home of HOMES) {
    const full = { ...home, state: 'Lagos', address: '1 Close', propertyType: 'flat', bedrooms: 2 };
    const derived = derivedOf({ ...full, discountPrice: 0, offer: false, fees: [], rentYears: null });
    await storeListing(world, owner, { ...full, ...derived, createdAt: now, updatedAt: now });
  }
  await recountWords(world.deps);
  await recountFigures(world.deps);
};

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person();
  await come();
});
afterAll(() => world[Symbol.asyncDispose]());

test('an ordinary word is no slip of one that homes are described with', async () => {
  await storeListing(world, owner, {
    name: 'Under offer',
    city: 'Akure',
    description:
      'To be reached by a tarred road; the price includes a door and a later start. You need do little. Charge point.',
  });
  await recountWords(world.deps);
  const ordinary = ['teacher', 'rice', 'doctor', 'lantern', 'thunder', 'needle', 'dog', 'charger', 'castle', 'moon'];
  const corrected = await Promise.all(ordinary.map(async (word) => (await understand(world.ctx(), word)).corrections));
  expect(corrected.flat()).toEqual([]);
});

describe('typed words are read in one way', () => {
  test.each([
    ['2 bed flat yaba 4m suny', 'sunny', ''],
    ['2 bedrom flat in yabba 4m quiett', 'quiet', 'bedroom Yaba'],
    ['flat yaba 4m quiett suny cort', '', ''],
    ['suny cort', 'sunny court', ''],
    ['2 bed flat yaba 85m', '', ''],
    ['2 bed flat to rent yaba', '', ''],
  ])('"%s" by the page, the type-ahead, the call and an alert', async (typed, corrected, respelt) => {
    const page = await results(world.ctx(), filtersOf(new URLSearchParams({ searchTerm: typed })), 20);
    const call = await understand(world.ctx(), typed);
    expect(call.filters).toEqual(page.chosen);
    expect([call.inferred, call.optional.join(' ')]).toEqual([page.inferred, page.optional]);
    expect(call.chips.map(({ label }) => label)).toEqual(page.chips.map(({ label }) => label));
    const used = ({ corrections }: Pick<typeof call, 'corrections'>) => corrections.map((one) => one.used).join(' ');
    expect(used(page)).toBe(corrected);
    // The call tells also what was misspelt of the filters, which the page shows by their names.
    expect(used(call)).toBe([respelt, corrected].filter(Boolean).join(' '));

    const panel = await suggest(world.ctx(), { searchTerm: typed });
    expect(panel.corrections).toEqual(page.corrections);
    const { type } = page.chosen;
    const shown = type === 'sale' ? panel.sale : type ? panel.rent : [...panel.rent, ...panel.sale];
    expect(shown.map(({ id }) => id)).toEqual(page.listings.slice(0, IN_PANEL).map(({ id }) => id));

    const ada = await world.person();
    await saveSearch(world.ctx(ada.viewer), { query: `searchTerm=${typed}`, every: 'instant' });
    world.clock.now = new Date(world.clock.now.getTime() + HOUR);
    await come();
    world.clock.now = new Date(world.clock.now.getTime() + HOUR);
    await notifyNewHomes(world.deps, 100);
    await world.runJobs();
    const email = world.emails.splice(0).find(({ to }) => to === ada.email);
    const notified = HOMES.filter(({ name }) => email?.text.includes(name)).map(({ name }) => name);
    expect(notified.toSorted()).toEqual([...new Set(page.listings.map(({ name }) => name))].toSorted());
  });
});
