import type { Random } from '../../random.ts';
import { css, dim } from '../engine/colour.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Range, Solid } from '../engine/solid.ts';

const GREY = '#a7a195';

/** The joints of bare sandcrete blocks. */
const blocks: Detail = (on) => {
  const { canvas, random } = on.stage;
  const [w, h] = on.size;
  const base = on.tone(on.face.colour);
  let joints = '';
  const seam = (a: readonly [number, number], b: readonly [number, number]) => {
    const [p, q] = on.outline([a, b, b]);
    if (p && q) joints += `M${p.map((v) => v.toFixed(1)).join(' ')}L${q.map((v) => v.toFixed(1)).join(' ')}`;
  };
  const upright = on.metre * 0.45 > 9;
  for (let row = 0, v = 0; v < h - 0.02; row++, v += 0.235) {
    if (row > 0) seam([0, v], [w, v]);
    for (let u = row % 2 ? 0.24 : 0.47; u < w; u += 0.47) {
      if (upright) seam([u, v], [u, Math.min(h, v + 0.235)]);
      if (random.chance(0.1))
        on.rect(
          u - 0.45,
          v + 0.01,
          u - 0.02,
          Math.min(h, v + 0.225),
          css(dim(base, random.pick([0.82, 0.9, 1.14])), 0.6),
        );
    }
  }
  canvas.path(
    joints,
    'none',
    `stroke="${css(dim(base, 0.52))}" stroke-width="${Math.max(0.7, Math.min(2.2, on.metre * 0.02)).toFixed(1)}" stroke-opacity="0.7"`,
  );
};

/** A bare block wall along x. */
export function blockWall(x: Range, y: number, height = 2.1): Solid {
  return bareWall(x, [y, y + 0.23], height);
}

/** A bare block wall that runs away from the viewer. */
export function blockSide(x: number, y: Range, height = 2.1): Solid {
  return bareWall([x, x + 0.23], y, height);
}

function bareWall(x: Range, y: Range, height: number): Solid {
  return box({ x, y, z: [0, height], colour: GREY, top: '#bdb7aa', front: [blocks], left: [blocks], right: [blocks] });
}

/** Two leaves of sheet iron between pillars. */
export function ironGate(x: Range, y: number, colour: string, height = 2.2): Solid[] {
  const leaf: Detail = (on) => {
    const [w, h] = on.size;
    const base = on.tone(colour);
    for (let u = 0.1; u < w - 0.06; u += 0.19) {
      on.rect(u, 0.08, u + 0.12, h - 0.5, dim(base, 1.12), 0.01);
      on.rect(u + 0.12, 0.08, u + 0.145, h - 0.5, dim(base, 0.55), 0.012);
    }
    for (const v of [0, h * 0.45, h - 0.52, h - 0.1]) on.rect(0, v, w, v + 0.09, dim(base, 0.78), 0.02);
    for (let u = 0.14; u < w - 0.08; u += 0.28) on.rect(u, h - 0.44, u + 0.05, h - 0.1, dim(base, 0.9), 0.02);
    on.rect(w / 2 - 0.025, 0, w / 2 + 0.025, h, dim(base, 0.35), 0.03);
    for (const u of [w / 2 - 0.16, w / 2 + 0.1]) on.rect(u, h * 0.46, u + 0.07, h * 0.56, on.tone('#d8c27a'), 0.04);
  };
  const pillar = (u: number) => [
    box({ x: [u - 0.24, u + 0.24], y: [y - 0.12, y + 0.36], z: [0, height + 0.25], colour: '#e7e0d2' }),
    box({ x: [u - 0.32, u + 0.32], y: [y - 0.2, y + 0.44], z: [height + 0.25, height + 0.38], colour: '#f2ede2' }),
  ];
  return [
    ...pillar(x[0] - 0.24),
    ...pillar(x[1] + 0.24),
    box({ x, y: [y + 0.08, y + 0.14], z: [0.08, height], colour, front: [leaf] }),
  ];
}

/** A house that has reached its lintels and waits for money. */
export function shellHouse(random: Random, x: number, y: number): Solid[] {
  const w = random.between(8, 11);
  const storeys = random.pick([1, 1, 2]);
  const gaps: Detail = (on) => {
    for (let f = 0; f < storeys; f++)
      for (let u = 1; u + 1.4 < on.size[0]; u += 2.9) {
        on.rect(u, f * 3 + 0.9, u + 1.4, f * 3 + 2.2, dim(on.tone('#4a453e'), 0.5));
        on.rect(u - 0.2, f * 3 + 2.2, u + 1.6, f * 3 + 2.42, dim(on.tone('#c2bcae'), 0.95));
      }
  };
  const rods = Array.from({ length: 5 }, (_, i) =>
    box({
      x: [x + 0.4 + (i * (w - 1)) / 4, x + 0.46 + (i * (w - 1)) / 4],
      y: [y + 0.2, y + 0.26],
      z: [storeys * 3, storeys * 3 + 0.7],
      colour: '#6e4a36',
      casts: false,
    }),
  );
  return [
    box({
      x: [x, x + w],
      y: [y, y + 8],
      z: [0, storeys * 3],
      colour: '#b3ada0',
      front: [blocks, gaps],
      left: [blocks, gaps],
      right: [blocks, gaps],
    }),
    ...rods,
  ];
}
