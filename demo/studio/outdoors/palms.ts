import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Colour } from '../engine/colour.ts';
import { pathOf } from '../engine/canvas.ts';
import { painted } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point } from '../engine/vector.ts';

interface Frond {
  leaflets: Point[][];
  spine: Point[];
}

/** One frond: an arching spine with leaflets that hang from both sides. */
function frond(stage: Stage, root: Point, angle: number, length: number, fullness: number): Frond {
  const { random } = stage;
  const spine: Point[] = [];
  const steps = Math.max(6, Math.min(12, Math.round(length / 12)));
  const droop = length * random.between(0.28, 0.5);
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    spine.push([root[0] + Math.cos(angle) * length * t, root[1] - Math.sin(angle) * length * t + droop * t ** 2.1]);
  }
  const leaflets: Point[][] = [];
  for (let i = 1; i < steps; i++) {
    const [p, q] = [spine[i], spine[i + 1]];
    if (!p || !q) continue;
    const t = i / steps;
    const along = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const reach = length * 0.3 * fullness * Math.sin(Math.PI * (0.16 + 0.8 * t)) * random.between(0.85, 1.1);
    for (const side of [-1, 1]) {
      const spread = along + side * (1.05 - 0.45 * t);
      const tip: Point = [p[0] + Math.cos(spread) * reach, p[1] + Math.sin(spread) * reach * 0.9 + reach * 0.34];
      const w = (length * 0.255) / steps;
      const [wx, wy] = [Math.cos(along) * w, Math.sin(along) * w];
      leaflets.push([[p[0] - wx, p[1] - wy], tip, [p[0] + wx * 1.3, p[1] + wy * 1.3]]);
    }
  }
  return { leaflets, spine };
}

/** The crown alone: used on trunks, in pots and as leaves that frame a picture. */
export function crown(
  stage: Stage,
  root: Point,
  length: number,
  colours: readonly [Colour, Colour, Colour],
  full = 15,
): void {
  const { canvas, random, mood } = stage;
  const count = length < 90 ? full * 0.65 : full * 0.85;
  const sunSide = Math.sign(mood.sun[0]) || 1;
  const layers = [
    { n: Math.round(count * 0.42), colour: colours[0], from: -0.75, to: Math.PI + 0.75, k: 0.95 },
    { n: Math.round(count * 0.36), colour: colours[1], from: -0.2, to: Math.PI + 0.2, k: 1 },
    { n: Math.round(count * 0.26), colour: colours[2], from: 0.25, to: Math.PI - 0.25, k: 0.94 },
  ];
  layers.forEach((layer, depth) => {
    const fronds: Frond[] = [];
    for (let i = 0; i < layer.n; i++) {
      const t = (i + random.between(0.2, 0.8)) / layer.n;
      const lean = depth === 2 ? sunSide * -0.18 : 0;
      fronds.push(
        frond(
          stage,
          root,
          layer.from + (layer.to - layer.from) * t + lean,
          length * layer.k * random.between(0.82, 1.08),
          1,
        ),
      );
    }
    // Small fronds look the same without smooth edges and cost half.
    canvas.path(
      pathOf(...fronds.flatMap((f) => f.leaflets)),
      css(layer.colour),
      length < 110 ? 'shape-rendering="crispEdges"' : '',
    );
    if (length > 45)
      for (const f of fronds)
        canvas.line(f.spine, css(mix(layer.colour, hex('#d9d48a'), 0.25)), Math.max(0.8, length * 0.012));
  });
}

const GREENS = ['#3f7a35', '#4c8a3f', '#5b8f3a', '#3a7548', '#6f9440'] as const;

/** Three tones of foliage under the light of the scene. */
export function foliage(stage: Stage, at: readonly [number, number], green?: string): [Colour, Colour, Colour] {
  const code = green ?? stage.random.pick(GREENS);
  const where = [at[0], at[1], 3] as const;
  const bright = tone(stage, code, [stage.mood.sun[0] * 0.6, -0.35, 0.72], where);
  const shade = tone(stage, code, [0, -0.6, 0.3], where, false);
  return [
    dim(shade, 0.8),
    mix(shade, bright, 0.55),
    mix(bright, stage.mood.cloudLight, stage.mood.lamps > 0.9 ? 0 : 0.08),
  ];
}

interface PalmOptions {
  height?: number;
  lean?: number;
  length?: number;
  /** Royal palms have a smooth pale trunk. */
  royal?: boolean;
}

/** A palm on the ground. */
export function palm(x: number, y: number, options: PalmOptions = {}): Solid {
  return painted([x - 0.2, x + 0.2], [y - 0.2, y + 0.2], [0, 1], (stage) => {
    const { camera, canvas, random } = stage;
    const height = options.height ?? random.between(6, 9);
    const lean = options.lean ?? random.between(-0.8, 0.8);
    const foot = camera.project([x, y, 0]);
    const m = camera.metre([x, y, 0]);
    const trunk = Array.from({ length: 13 }, (_, i): Point => {
      const t = i / 12;
      return [foot[0] + lean * m * t ** 1.8, foot[1] - height * m * t];
    });
    const girth = (t: number) =>
      m * (options.royal ? 0.2 + 0.06 * Math.sin(t * 3) : 0.2 - 0.09 * t + (t < 0.1 ? 0.08 : 0));
    const left = trunk.map(([px, py], i): Point => [px - girth(i / 12), py]);
    const right = trunk.map(([px, py], i): Point => [px + girth(i / 12), py]);
    const code = options.royal ? '#b8ab98' : '#8d7355';
    const light = tone(stage, code, [stage.mood.sun[0], -0.5, 0.2], [x, y, 2]);
    const dark = tone(stage, code, [0, -1, 0], [x, y, 2], false);
    const [a, b] = stage.mood.sun[0] < 0 ? [light, dark] : [dark, light];
    const w = girth(0);
    canvas.polygon(
      [...left, ...right.toReversed()],
      canvas.linear(
        [foot[0] - w, 0],
        [foot[0] + w + lean * m * 0.4, 0],
        [
          [0, a],
          [0.6, b],
          [1, dim(b, 0.85)],
        ],
      ),
    );
    if (m > 26) {
      for (let t = 0.04; t < 0.98; t += options.royal ? 0.07 : 0.032) {
        const i = Math.min(11, Math.floor(t * 12));
        const [p, q] = [trunk[i], trunk[i + 1]];
        if (!p || !q) continue;
        const f = t * 12 - i;
        const [cx, cy] = [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f];
        canvas.line(
          [
            [cx - girth(t), cy],
            [cx, cy + m * 0.035],
            [cx + girth(t), cy],
          ],
          css(dim(dark, 0.7), 0.5),
          Math.max(0.8, m * 0.022),
        );
      }
    }
    const top = trunk.at(-1) ?? foot;
    const length = (options.length ?? random.between(2.5, 3.3)) * m;
    if (options.royal) {
      const shaft = tone(stage, '#7ba05a', [stage.mood.sun[0], -0.6, 0.2], [x, y, 3]);
      canvas.polygon(
        [
          [top[0] - m * 0.2, top[1] + m * 0.9],
          [top[0] + m * 0.2, top[1] + m * 0.9],
          [top[0] + m * 0.1, top[1] - m * 0.1],
          [top[0] - m * 0.1, top[1] - m * 0.1],
        ],
        css(shaft),
      );
    }
    crown(stage, top, length, foliage(stage, [x, y]), 19);
    if (!options.royal && m > 20) {
      for (let i = 0; i < 5; i++) {
        const spot: Point = [top[0] + random.between(-0.32, 0.32) * m, top[1] + random.between(0.05, 0.4) * m];
        canvas.ellipse(spot, m * 0.13, m * 0.16, css(mix(dark, hex('#7a8a35'), 0.6)));
      }
    }
  });
}

/** The shadow that an unseen palm throws on the ground. */
export function palmShadow(stage: Stage, x: number, y: number, r: number): void {
  const { camera, canvas, random, mood } = stage;
  if (mood.sun[2] < 0.2 || mood.lamps > 0.9) return;
  const shapes: Point[][] = [];
  for (let i = 0; i < 11; i++) {
    const angle = (i / 11) * Math.PI * 2 + random.between(-0.15, 0.15);
    const reach = r * random.between(0.8, 1.1);
    for (let t = 0.08; t < 1; t += 0.045) {
      const [px, py] = [x + Math.cos(angle) * reach * t, y + Math.sin(angle) * reach * t];
      const l = reach * 0.34 * Math.sin(Math.PI * (0.15 + 0.8 * t));
      for (const way of [-1, 1]) {
        const a = angle + way * (1 - 0.4 * t);
        const leaf: Point[] = [
          [px, py],
          [px + Math.cos(a) * l * 0.5 + 0.09, py + Math.sin(a) * l * 0.5],
          [px + Math.cos(a) * l, py + Math.sin(a) * l],
          [px + Math.cos(a) * l * 0.5 - 0.09, py + Math.sin(a) * l * 0.5],
        ];
        if (leaf.every((p) => camera.depth([p[0], p[1], 0]) > 0.6))
          shapes.push(leaf.map((p) => camera.project([p[0], p[1], 0])));
      }
    }
  }
  canvas.path(pathOf(...shapes), css(mood.shadow, mood.shadowDepth * 0.75));
}
