import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Colour } from '../engine/colour.ts';
import { smoothPath } from '../engine/canvas.ts';
import { painted } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point } from '../engine/vector.ts';
import { foliage } from './palms.ts';
import { circles } from './sky.ts';

type Lobe = readonly [number, number, number];

/** Small leaves need no smooth edges; drawing them without is twice as fast. */
const COARSE = 'shape-rendering="crispEdges"';

/** Little leaves scattered over lobes, as one path. */
function leaves(stage: Stage, lobes: readonly Lobe[], size: number, count: number): string {
  const { random } = stage;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y, r] = random.pick(lobes);
    const a = random.between(0, Math.PI * 2);
    const k = r * Math.sqrt(random.next()) * 1.06;
    const s = size * random.between(0.6, 1.3);
    const turn = random.between(-0.9, 0.9);
    const [dx, dy] = [Math.cos(turn) * s, Math.sin(turn) * s];
    d += `M${(x + Math.cos(a) * k).toFixed(1)} ${(y + Math.sin(a) * k * 0.86).toFixed(1)}l${dx.toFixed(1)} ${(dy - s * 0.5).toFixed(1)}l${dx.toFixed(1)} ${(dy + s * 0.5).toFixed(1)}l${(-dx).toFixed(1)} ${(s * 0.5 - dy).toFixed(1)}Z`;
  }
  return d;
}

/** A leafy mass around a centre, in three tones, lit from the sun's side. */
export function leafMass(
  stage: Stage,
  centre: Point,
  rx: number,
  ry: number,
  colours: readonly [Colour, Colour, Colour],
  fine = 1,
): void {
  const { canvas, random, mood } = stage;
  const side = Math.sign(mood.sun[0]) || 1;
  const lobes: Lobe[] = [];
  const count = Math.min(rx, ry) < 30 ? 9 : 14;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const k = random.between(0.5, 0.74);
    lobes.push([
      centre[0] + Math.cos(a) * rx * k,
      centre[1] + Math.sin(a) * ry * k,
      Math.min(rx, ry) * random.between(0.32, 0.46),
    ]);
  }
  lobes.push([centre[0], centre[1], Math.min(rx, ry) * 0.72]);
  const shifted = (dx: number, dy: number, k: number, keep: (l: Lobe) => boolean) =>
    lobes.filter(keep).map(([x, y, r]): Lobe => [x + side * dx * rx, y - dy * ry, r * k]);
  const ys: [Point, Point] = [
    [0, centre[1] - ry],
    [0, centre[1] + ry],
  ];
  canvas.path(
    circles(lobes, 0.9),
    canvas.linear(...ys, [
      [0, mix(colours[0], colours[1], 0.4)],
      [1, dim(colours[0], 0.7)],
    ]),
  );
  const size = Math.max(1.6, Math.min(rx, ry) * 0.075);
  const n = Math.round(110 * fine * Math.min(1, Math.min(rx, ry) / 70));
  canvas.path(leaves(stage, lobes, size, n), css(mix(colours[0], colours[1], 0.3)), COARSE);
  const middle = shifted(0.07, 0.12, 0.86, ([, y]) => y < centre[1] + ry * 0.45);
  canvas.path(
    circles(middle, 0.86),
    canvas.linear(...ys, [
      [0, colours[1]],
      [0.75, mix(colours[0], colours[1], 0.5)],
      [1, colours[0]],
    ]),
  );
  canvas.path(leaves(stage, middle, size, n), css(mix(colours[1], colours[2], 0.35)), COARSE);
  const bright = shifted(0.13, 0.22, 0.62, ([x, y]) => y < centre[1] + ry * 0.1 && side * (x - centre[0]) > -rx * 0.45);
  canvas.path(
    circles(bright, 0.8),
    canvas.linear(...ys, [
      [0, colours[2]],
      [0.6, colours[1]],
    ]),
  );
  canvas.path(leaves(stage, bright.length ? bright : middle, size, n), css(colours[2]), COARSE);
  canvas.path(leaves(stage, middle, size, Math.round(n * 0.4)), css(colours[0], 0.8), COARSE);
}

/** A broad crown on a forked trunk: mango, almond, neem. */
export function tree(x: number, y: number, height = 7, spread = 3, green?: string): Solid {
  return painted([x - 0.3, x + 0.3], [y - 0.3, y + 0.3], [0, 1], (stage) => {
    const { camera, canvas } = stage;
    const foot = camera.project([x, y, 0]);
    const m = camera.metre([x, y, 0]);
    const bark = css(tone(stage, '#6b5340', [stage.mood.sun[0], -0.6, 0], [x, y, 1]));
    const fork: Point = [foot[0], foot[1] - height * 0.42 * m];
    canvas.polygon(
      [
        [foot[0] - 0.24 * m, foot[1]],
        [foot[0] + 0.24 * m, foot[1]],
        [fork[0] + 0.14 * m, fork[1]],
        [fork[0] - 0.14 * m, fork[1]],
      ],
      bark,
    );
    for (const way of [-0.5, 0.1, 0.55])
      canvas.line([fork, [fork[0] + way * spread * m, fork[1] - height * 0.26 * m]], bark, m * 0.15);
    leafMass(
      stage,
      [foot[0], foot[1] - height * 0.66 * m],
      spread * m,
      height * 0.36 * m,
      foliage(stage, [x, y], green),
      m > 30 ? 2.2 : 1.2,
    );
  });
}

/** A masquerade tree: the tall green column of Nigerian compounds. */
export function column(x: number, y: number, height = 6.5): Solid {
  return painted([x - 0.3, x + 0.3], [y - 0.3, y + 0.3], [0, 1], (stage) => {
    const { camera, canvas, random, mood } = stage;
    const foot = camera.project([x, y, 0]);
    const m = camera.metre([x, y, 0]);
    const [dark, mid, light] = foliage(stage, [x, y], '#3d7038');
    canvas.rectangle(
      foot[0] - 0.07 * m,
      foot[1] - 0.6 * m,
      0.14 * m,
      0.6 * m,
      css(tone(stage, '#5d4a39', [0, -1, 0], [x, y, 0])),
    );
    const half = (t: number) => m * height * 0.105 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.92)) ** 0.7;
    const at = (t: number, k: number): Point => [
      foot[0] + half(t) * k * random.between(0.9, 1.1),
      foot[1] - m * (0.3 + (height - 0.3) * t),
    ];
    const ts = [0, 0.1, 0.22, 0.36, 0.5, 0.64, 0.78, 0.9, 1];
    const outline = [...ts.map((t) => at(t, -1)), ...ts.toReversed().map((t) => at(t, 1))];
    const [a, b] = mood.sun[0] < 0 ? [mid, dark] : [dark, mid];
    canvas.path(
      smoothPath(outline),
      canvas.linear(
        [foot[0] - half(0.4), 0],
        [foot[0] + half(0.4), 0],
        [
          [0, a],
          [1, b],
        ],
      ),
    );
    const share = Math.min(1, (m * height) / 260);
    for (const [colour, full, lean] of [
      [dark, 90, 0],
      [light, 90, Math.sign(mood.sun[0])],
      [mid, 60, 0],
    ] as const) {
      const count = Math.round(full * share);
      let d = '';
      for (let i = 0; i < count; i++) {
        const t = random.next();
        const k = random.between(-0.95, 0.95) * 0.8 + lean * 0.2;
        const [px, py] = [foot[0] + half(t) * k, foot[1] - m * (0.3 + (height - 0.3) * t)];
        const s = m * random.between(0.14, 0.26);
        d += `M${px.toFixed(1)} ${py.toFixed(1)}l${(k * s * 0.5 - s * 0.12).toFixed(1)} ${s.toFixed(1)}l${(s * 0.24).toFixed(1)} ${(-s * 0.2).toFixed(1)}Z`;
      }
      canvas.path(d, css(colour, 0.85), COARSE);
    }
  });
}

/** A rounded shrub, in bloom when `bloom` names a colour. */
export function shrub(x: number, y: number, r = 0.6, bloom?: string, green?: string): Solid {
  return painted([x - r / 2, x + r / 2], [y - r / 2, y + r / 2], [0, r], (stage) => {
    const { camera, canvas, random } = stage;
    const m = camera.metre([x, y, 0]);
    const [sx, sy] = camera.project([x, y, 0]);
    canvas.ellipse([sx, sy], r * m * 1.05, r * m * 0.22, css(stage.mood.shadow, 0.32));
    const centre: Point = [sx, sy - r * 0.62 * m];
    leafMass(stage, centre, r * m, r * 0.72 * m, foliage(stage, [x, y], green), 0.7);
    if (!bloom) return;
    const petal = tone(stage, bloom, [stage.mood.sun[0], -0.5, 0.6], [x, y, 0]);
    const spots = Array.from({ length: m * r > 25 ? 46 : 18 }, (): Lobe => {
      const [a, k] = [random.between(0, 6.28), Math.sqrt(random.next())];
      return [
        centre[0] + Math.cos(a) * k * r * m * 0.92,
        centre[1] + Math.sin(a) * k * r * m * 0.62,
        m * random.between(0.03, 0.07),
      ];
    });
    canvas.path(circles(spots), css(petal));
    canvas.path(
      circles(spots.filter((_, i) => i % 3 === 0).map(([a, b, c]): Lobe => [a - c * 0.3, b - c * 0.4, c * 0.55])),
      css(mix(petal, hex('#ffffff'), 0.4)),
    );
  });
}
