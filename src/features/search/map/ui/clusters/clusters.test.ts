import { describe, expect, test } from 'vitest';
import type { Cluster } from '../../contract.ts';
import type { Box } from '#core/box.ts';
import { squaresPerDegree } from '../../rules.ts';
import { clearOf } from './clear-of-buttons.ts';
import { boxToSee, nearPins } from './near-pins.ts';
import { joined, nameNear, clusterLabel, clusterName, withSquares } from './clusters.ts';

const cluster = (latitude: number, longitude: number, homes = 1, price = 2_500_000): Cluster => ({
  latitude,
  longitude,
  homes,
  price,
  ...(homes === 1 && { id: `${latitude},${longitude}` }),
});
const sold = (one: Cluster) => ({ ...one, unit: '' });
const BOX = [6.4, 3.3, 6.6, 3.5] as const;
const pixels = ({ latitude, longitude }: Cluster) => ({ x: longitude * 1_000, y: -latitude * 1_000 });

describe('clusters on the screen', () => {
  test('each knows the square whose homes it holds', () => {
    for (const { square, latitude, longitude } of withSquares([cluster(6.51, 3.37, 3), cluster(6.43, 3.42)], 13, BOX)) {
      const [south, west, north, east] = square;
      expect(latitude).toBeGreaterThanOrEqual(south);
      expect(latitude).toBeLessThan(north);
      expect(longitude).toBeGreaterThanOrEqual(west);
      expect(longitude).toBeLessThan(east);
    }
  });

  test('those that would lie over each other are one, with all their homes and the lowest price', () => {
    const shown = joined(
      withSquares([cluster(6.51, 3.37, 3, 900_000), cluster(6.512, 3.372, 1, 600_000)], 15, BOX),
      pixels,
    );
    expect(shown).toMatchObject([{ homes: 4, price: 600_000 }]);
    expect(shown[0]).not.toHaveProperty('id');
    const [south = 0, west = 0, north = 0, east = 0] = shown[0]?.square ?? [];
    expect([6.51, 6.512].every((one) => one >= south && one <= north)).toBe(true);
    expect([3.37, 3.372].every((one) => one >= west && one <= east)).toBe(true);
  });

  test('a square ends where what was asked for ends', () => {
    const edge: Box = [6.505, 3.3, 6.6, 3.5];
    const [shown] = withSquares([cluster(6.507, 3.37, 2)], 13, edge);
    expect(shown?.square[0]).toBe(6.505);
  });

  test('a cluster holds the homes of its whole square and no others, also those between two that were joined', () => {
    const parts = squaresPerDegree(15, BOX);
    const at = (row: number, column: number, homes: number) =>
      cluster((Math.floor(6.5 * parts) + row + 0.5) / parts, (Math.floor(3.4 * parts) + column + 0.5) / parts, homes);
    const all = withSquares([at(0, 0, 9), at(1, 1, 8), at(0, 1, 7), at(1, 0, 6), at(3, 3, 5)], 15, BOX);
    // The first two lie over each other on the screen, the others beside them.
    const places = [0, 10, 900, 1_800, 2_700];
    const onScreen = ({ homes }: Cluster) => ({ x: places[9 - homes] ?? 0, y: 0 });
    const shown = joined(all, onScreen);
    expect(shown.map(({ homes }) => homes).toSorted((a, b) => a - b)).toEqual([5, 30]);
    for (const { square, homes } of shown) {
      const [south, west, north, east] = square;
      const inside = all.filter(
        ({ latitude, longitude }) => latitude > south && latitude < north && longitude > west && longitude < east,
      );
      expect(inside.reduce((sum, one) => sum + one.homes, 0)).toBe(homes);
    }
  });

  test('no home gets lost, and the order is that of reading', () => {
    const all = [cluster(6.41, 3.31), cluster(6.59, 3.49), cluster(6.59, 3.31, 7), cluster(6.41, 3.49)];
    const shown = joined(withSquares(all, 13, BOX), pixels);
    expect(shown.map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
      [6.59, 3.31],
      [6.59, 3.49],
      [6.41, 3.31],
      [6.41, 3.49],
    ]);
  });
});

describe('words of a cluster', () => {
  test.each([
    [cluster(6.5, 3.4, 12, 600_000), 8, true, '12 homes near Yaba from ₦600K'],
    [cluster(6.5, 3.4, 1_280, 600_000), 8, false, 'About 1.3K homes near Yaba from ₦600K'],
    [cluster(6.5, 3.4, 12, 600_000), 11, true, '12 · ₦600K+, homes near Yaba'],
    [cluster(6.5, 3.4), 11, true, 'Home near Yaba, ₦2.5M'],
  ])('%o, zoom %i, exact %s: %s, which holds what is written on it', (one, zoom, exact, words) => {
    expect(clusterName(sold(one), zoom, 'Yaba', exact, 'home')).toBe(words);
    expect(words).toContain(clusterLabel(sold(one), zoom));
  });

  test('without a place that is near it says nothing of one', () => {
    expect(clusterName(sold(cluster(6.5, 3.4, 2)), 8, '', true, 'home')).toBe('2 homes from ₦2.5M');
  });

  test('land and business premises are no homes', () => {
    expect(clusterName(sold(cluster(6.5, 3.4, 2)), 8, '', true, 'property')).toBe('2 properties from ₦2.5M');
    expect(clusterName(sold(cluster(6.5, 3.4)), 8, 'Yaba', true, 'property')).toBe('Property near Yaba, ₦2.5M');
  });

  test.each([
    [cluster(6.5, 3.4), '₦2.5M'],
    [cluster(6.5, 3.4, 12), '12'],
    [cluster(6.5, 3.4, 1_280), '1.3K'],
    [cluster(6.5, 3.4, 64_000), '64K'],
  ])('on %o is written %s', (one, label) => {
    expect(clusterLabel(sold(one), 8)).toBe(label);
  });
});

describe('the place that a cluster is near', () => {
  const names: [string, number, number, number][] = [
    ['Lagos', 6.53, 3.4, 5],
    ['Ikeja', 6.6, 3.35, 6],
    ['Yaba', 6.51, 3.37, 11],
  ];
  test.each([
    [13, 'Yaba'],
    [9, 'Ikeja'],
    [6, 'Lagos'],
  ])('at zoom %i: %s', (zoom, name) => {
    expect(nameNear(names, cluster(6.512, 3.372), zoom)).toBe(name);
  });
  test('far from all of them there is none', () => {
    expect(nameNear(names, cluster(11, 9), 13)).toBe('');
  });
});

test('clusters: where the map shows a city, each says from which price', () => {
  const cluster = { price: 600_000, unit: '' };
  expect(clusterLabel({ ...cluster, homes: 12 }, 11)).toBe('12 · ₦600K+');
  expect(clusterLabel({ ...cluster, homes: 12 }, 10)).toBe('12');
  expect(clusterLabel({ ...cluster, homes: 1, id: 'one' }, 11)).toBe('₦600K');
});

describe('what a price covers', () => {
  const at = (type: Cluster['type'], homes = 1): Cluster => ({ ...cluster(6.51, 3.37, homes, 80_000), type });
  const written = (one: Cluster, asked?: string) =>
    withSquares([one], 13, BOX, asked).map((it) => clusterLabel(it, 13));

  test.each([
    [at('shortlet'), undefined, '₦80K/night'],
    [at('rent'), 'all', '₦80K/yr'],
    [at('sale'), undefined, '₦80K'],
    [at('shortlet'), 'shortlet', '₦80K'],
    [at('shortlet'), 'rent', '₦80K/night'],
    [at('rent', 12), undefined, '12 · ₦80K+/yr'],
    [at('rent', 12), 'rent', '12 · ₦80K+'],
  ])('%o where %s is asked for: %s', (one, asked, label) => {
    expect(written(one, asked)).toEqual([label]);
  });

  test('homes of several markets have no price in common, and none is said', () => {
    const all = withSquares([at('shortlet', 3), { ...at('sale', 2), latitude: 6.512 }, at(undefined, 4)], 15, BOX);
    expect(all[2] && clusterLabel(all[2], 15)).toBe('4');
    const [one] = joined(all.slice(0, 2), pixels);
    expect(one && clusterLabel(one, 15)).toBe('5');
    expect(one && clusterName(one, 15, 'Yaba', true, 'home')).toBe('5 homes near Yaba');
  });

  test('a home that is only near says it where its market is not the one asked for', () => {
    const home = {
      id: 'a',
      isNear: true,
      latitude: 6.5,
      longitude: 3.4,
      type: 'shortlet',
      offer: false,
      regularPrice: 80_000,
    } as never;
    const labels = [undefined, 'shortlet'].map((asked) => nearPins([home], asked).map((pin) => clusterLabel(pin, 13)));
    expect(labels).toEqual([['₦80K/night'], ['₦80K']]);
  });
});

test('pins: one under a button moves beside it the shorter way, one that is clear stays', () => {
  const tool = { left: 300, right: 344, top: 12, bottom: 56 };
  const next = { left: 300, right: 344, top: 64, bottom: 108 };
  const pin = (left: number, top: number) => ({ left, right: left + 60, top, bottom: top + 32 });
  expect(clearOf([tool, next], pin(100, 20), 300)).toEqual({ x: 0, y: 0 });
  expect(clearOf([tool, next], pin(270, 14), 300)).toEqual({ x: -34, y: 0 });
  expect(clearOf([{ left: 12, right: 200, top: 12, bottom: 56 }], pin(40, 40), 300)).toEqual({ x: 0, y: 20 });
  // At the lower edge it moves up.
  expect(clearOf([{ left: 60, right: 170, top: 540, bottom: 584 }], pin(80, 530), 300)).toEqual({ x: 0, y: -26 });
  // Beside the bar it would lie under the tools, so it goes on.
  const bar = { left: 12, right: 296, top: 12, bottom: 56 };
  const { x, y } = clearOf([bar, tool], pin(270, 30), 300);
  const moved = { left: 270 + x, right: 330 + x, top: 30 + y, bottom: 62 + y };
  expect(clearOf([bar, tool], moved, 300)).toEqual({ x: 0, y: 0 });
});

describe('homes that are only near to what was asked', () => {
  const listed = (id: string, latitude: number | null, isNear = true) =>
    ({ id, latitude, longitude: latitude, price: 1_000_000, ...(isNear && { isNear }) }) as unknown as Parameters<
      typeof nearPins
    >[0][number];
  const pinned = nearPins([listed('exact', 6.4, false), listed('a', 6.5), listed('nowhere', null), listed('b', 6.501)]);

  test('are pins of their own, joined with each other and not with those that match', () => {
    expect(pinned.map(({ near, homes }) => [near, homes])).toEqual([
      [['a'], 1],
      [['b'], 1],
    ]);
    const [both, ...others] = joined(pinned, pixels);
    expect([both?.homes, both?.near?.toSorted(), others]).toEqual([2, ['a', 'b'], []]);
  });

  test('are looked at with those that match, unless they are a journey away', () => {
    const far = [listed('a', 6.5), listed('far', 12)];
    const round = (box: Box | null) => box?.map((edge) => Math.round(edge * 10) / 10);
    expect(round(boxToSee([6.4, 6.4, 6.45, 6.45], far))).toEqual([6.4, 6.4, 6.5, 6.5]);
    expect(round(boxToSee(undefined, far))).toEqual([6.5, 6.5, 6.5, 6.5]);
    expect(boxToSee(undefined, [])).toBe(null);
  });
});
