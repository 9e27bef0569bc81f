import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { seeded } from '../random.ts';
import { hull } from './engine/vector.ts';
import { demoPictures, drawPicture } from './library.ts';
import { picturePlans } from './plans.ts';
import type { Plan } from './kinds.ts';

const plans = picturePlans();
const oneOf = (kind: Plan['kind']): Plan => {
  const plan = plans.find((p) => p.kind === kind);
  if (!plan) throw new Error(`no ${kind}`);
  return plan;
};

describe('the picture library', () => {
  test('has a hundred views and more, all told apart by their names and described in words', () => {
    expect(plans.filter((p) => p.kind !== 'portrait').length).toBeGreaterThanOrEqual(120);
    expect(plans.filter((p) => p.kind === 'portrait')).toHaveLength(18);
    expect(plans.filter((p) => p.kind === 'story')).toHaveLength(6);
    for (const plan of plans) {
      expect(plan.name).toMatch(/^[a-z]+-[a-z0-9]+$/);
      expect(plan.alt.length).toBeGreaterThan(7);
    }
  });

  test.each([...new Set(plans.map((p) => p.kind))])(
    'draws a %s of the promised size that is not an empty sheet',
    async (kind) => {
      const plan = oneOf(kind);
      const { jpeg } = await drawPicture(plan);
      const { width, height, format } = await sharp(jpeg).metadata();
      expect({ width, height, format }).toEqual({ width: plan.width, height: plan.height, format: 'jpeg' });
      const { channels, entropy } = await sharp(jpeg).stats();
      expect(entropy).toBeGreaterThan(5);
      for (const { mean, stdev } of channels) {
        expect(mean).toBeGreaterThan(35);
        expect(mean).toBeLessThan(235);
        expect(stdev).toBeGreaterThan(15);
      }
      expect(jpeg.length).toBeLessThan(400 * 1024);
    },
  );

  test('draws the same picture twice', async () => {
    const plan = oneOf('duplex');
    expect((await drawPicture(plan)).jpeg.equals((await drawPicture(plan)).jpeg)).toBe(true);
  });

  test('leaves the process unable to read SVG when it is done, also when nobody reads on', async () => {
    const names: string[] = [];
    for await (const { name } of demoPictures((plan) => plan.kind === 'portrait')) {
      names.push(name);
      if (names.length === 2) break;
    }
    expect(names).toHaveLength(2);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    await expect(sharp(svg).png().toBuffer()).rejects.toThrow();
  });
});

describe('geometry', () => {
  test('a hull holds all its points and turns one way', () => {
    const random = seeded(4);
    const points = Array.from({ length: 60 }, () => [random.between(-5, 5), random.between(-5, 5)] as const);
    const ring = hull(points);
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      for (const p of points)
        expect((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])).toBeGreaterThan(-1e-6);
    });
  });
});
