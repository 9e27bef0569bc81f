import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import catalogue from '../pictures/catalogue.json' with { type: 'json' };
import { seeded } from '../random.ts';
import { drawPicture } from './draw-picture.ts';
import { hull } from './engine/vector.ts';
import { picturePlans } from './plans.ts';
import type { Plan } from './plan.ts';

const plans = picturePlans();
const fileOf = (name: string) => readFile(new URL(`../pictures/${name}.jpg`, import.meta.url));
const oneOf = (kind: Plan['kind']): Plan => {
  const plan = plans.find((p) => p.kind === kind);
  if (!plan) throw new Error(`no ${kind}`);
  return plan;
};

/** The mean difference of two pictures' brightness, pixel by pixel of a small copy, 0–255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((jpeg) => sharp(jpeg).resize(240).greyscale().raw().toBuffer()));
  return a && b ? a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length : 255;
}

// The product reads no drawings, and what it forbids holds for every test of this process.
const DRAWINGS = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(DRAWINGS));
afterAll(() => sharp.block(DRAWINGS));

describe('the pictures', () => {
  test('are a hundred views and more, all told apart by their names and described in words', () => {
    expect(plans.filter((p) => p.kind !== 'portrait').length).toBeGreaterThanOrEqual(120);
    expect(plans.filter((p) => p.kind === 'portrait')).toHaveLength(13);
    expect(plans.filter((p) => p.kind === 'story')).toHaveLength(6);
    for (const plan of plans) {
      expect(plan.name).toMatch(/^[a-z]+-[a-z0-9]+$/);
      expect(plan.alt.length).toBeGreaterThan(7);
    }
  });

  test('lie as files of what the studio plans, together at most 12 MB', async () => {
    expect(catalogue.pictures.map(({ name }) => name)).toEqual(plans.map(({ name }) => name));
    expect(catalogue.pictures).toMatchObject(
      plans.map(({ name, kind, width, height }) => ({ name, kind, width, height })),
    );
    let bytes = 0;
    for (const { name, width, height, placeholder } of catalogue.pictures) {
      const jpeg = await fileOf(name);
      bytes += jpeg.length;
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width, height });
      expect(placeholder).toMatch(/^data:image\/webp;base64,.{40,270}$/);
    }
    expect(bytes).toBeLessThan(12_000_000);
  });

  test.each([...new Set(plans.map((p) => p.kind))])(
    'a %s is drawn as it lies there, of the promised size and no empty sheet',
    async (kind) => {
      const plan = oneOf(kind);
      const jpeg = await drawPicture(plan);
      const { width, height, format } = await sharp(jpeg).metadata();
      expect({ width, height, format }).toEqual({ width: plan.width, height: plan.height, format: 'jpeg' });
      const { channels, entropy } = await sharp(jpeg).stats();
      expect(entropy).toBeGreaterThan(5);
      for (const { mean, stdev } of channels) {
        expect(mean).toBeGreaterThan(35);
        expect(mean).toBeLessThan(235);
        expect(stdev).toBeGreaterThan(15);
      }
      expect(await difference(jpeg, await fileOf(plan.name))).toBeLessThan(2);
    },
  );

  test('one is drawn alike twice', async () => {
    const plan = oneOf('duplex');
    expect((await drawPicture(plan)).equals(await drawPicture(plan))).toBe(true);
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
