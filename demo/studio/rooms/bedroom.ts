import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { css, dim } from '../engine/colour.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import { stageOf } from '../engine/show.ts';
import type { Stage } from '../engine/stage.ts';
import { slats } from '../houses/parts.ts';
import { art } from './art.ts';
import { cabinet, splitUnit } from './wall-units.ts';
import { lamp, pendant } from './lamps.ts';
import { leafPlant, pottedPlant } from './plants.ts';
import { rug } from './rug.ts';
import { indoor } from './indoor.ts';
import { furnish, glowStrip, sunPatch } from './furnish.ts';
import type { RoomView } from './schemes.ts';
import { armchair } from './seating.ts';
import { drawShell } from './shell.ts';
import { cushion } from './soft.ts';
import { windowView } from './view.ts';

/** Buttoned panels behind the bed. */
function headboard(u0: number, u1: number, top: number, colour: string): Detail {
  return (on) => {
    on.rect(u0 - 0.03, 0.1, u1 + 0.05, top + 0.05, css(on.stage.mood.shadow, 0.25));
    const n = Math.round((u1 - u0) / 0.42);
    for (let i = 0; i < n; i++) {
      const [a, b] = [u0 + ((u1 - u0) * i) / n, u0 + ((u1 - u0) * (i + 1)) / n];
      const c = on.tone(colour);
      on.rect(a, 0.1, b, top, dim(c, 0.66), 0.03);
      const shape = on.outline([
        [a + 0.015, 0.12, 0.06],
        [b - 0.015, 0.12, 0.06],
        [b - 0.015, top - 0.02, 0.06],
        [a + 0.015, top - 0.02, 0.06],
      ]);
      const xs = shape.map((p) => p[0]);
      on.stage.canvas.soft(
        shape,
        on.stage.canvas.linear(
          [Math.min(...xs), 0],
          [Math.max(...xs), 0],
          [
            [0, dim(c, 0.86)],
            [0.4, dim(c, 1.12)],
            [1, dim(c, 0.8)],
          ],
        ),
        5,
      );
    }
  };
}

/** A made bed, its head at the far wall. */
function bed(
  random: Random,
  c: number,
  d: number,
  linen: string,
  throwColour: string,
  pillows: readonly string[],
  wood: string,
): Solid[] {
  const [x0, x1] = [c - 0.95, c + 0.95];
  const [foot, head] = [d - 2.25, d - 0.08];
  const parts: Solid[] = [
    box({ x: [x0 - 0.04, x1 + 0.04], y: [foot - 0.04, head], z: [0.1, 0.3], colour: wood }),
    cushion([x0, x1], [foot, head], [0.3, 0.52], '#f4f0e9', 0.14),
    cushion([x0 - 0.04, x1 + 0.04], [foot - 0.03, head - 0.62], [0.52, 0.62], linen, 0.1),
    cushion([x0 - 0.06, x1 + 0.06], [foot + 0.12, foot + 0.72], [0.62, 0.66], throwColour, 0.05),
  ];
  for (const [a, b] of [
    [x0 + 0.08, c - 0.06],
    [c + 0.06, x1 - 0.08],
  ] as const) {
    parts.push(cushion([a, b], [head - 0.24, head - 0.06], [0.52, 0.98], '#faf7f1', 0.2));
    parts.push(cushion([a + 0.06, b - 0.06], [head - 0.44, head - 0.26], [0.62, 0.98], linen, 0.2));
  }
  pillows.slice(0, 2).forEach((p, i) => {
    const a = c - 0.42 + i * 0.44 + random.between(-0.04, 0.04);
    parts.push(cushion([a, a + 0.42], [head - 0.6, head - 0.46], [0.62, 0.94], p, 0.16));
  });
  return parts;
}

/** A bedroom with the bed against the far wall. */
export function bedroom(random: Random, view: RoomView, variant: number): Stage {
  const { scheme: s, side } = view;
  const [w, d, h] = [random.between(4.6, 5.4), random.between(4.6, 5.2), 2.9];
  const shot = camera({
    at: [w / 2 - side * random.between(0.4, 1), -1.3, 1.4],
    yaw: side * random.between(0.03, 0.17),
    focal: 0.76,
    horizon: 0.48,
  });
  const stage = stageOf(shot, indoor(view.hour, side), random);
  const c = w / 2 + random.between(-0.15, 0.15);
  const [y0, y1] = [1.7, 3.6];
  const at = side < 0 ? ([y0 + 4, y1 + 4] as const) : ([d - y1, d - y0] as const);
  const window = windowView(at[0], random.pick([0.1, 0.75]), at[1], 2.4, {
    scene: view.scene,
    curtain: s.curtain,
    panes: 2,
  });
  const panelled = variant % 2 === 0;
  const back: Detail[] = [
    ...(panelled
      ? [glowStrip(c - 1.9, c + 1.9, h), slats(c - 1.9, 0.12, c + 1.9, h - 0.02, s.wood, true, 0.12)]
      : [art(random, c - 0.95, 1.65, 0.8, 0.8), art(random, c + 0.15, 1.65, 0.8, 0.8)]),
    headboard(c - 1.2, c + 1.2, 1.32, s.sofa),
    splitUnit(side < 0 ? w - 1.15 : 0.25, 2.3),
  ];
  drawShell(stage, {
    w,
    d,
    h,
    wall: s.wall,
    accent: s.accent,
    floor: s.floor,
    floorColour: s.floorColour,
    ceiling: 'tray',
    side,
    back,
    [side < 0 ? 'left' : 'right']: [window],
  });
  sunPatch(stage, side, side < 0 ? 0 : w, [y0, y1], [0.1, 2.2], 2);
  rug(stage, [c - 1.55, c + 1.55], [d - 3.1, d - 0.9], s.rug, s.border);
  const bench = random.chance(0.5);
  const stands: Solid[] = [c - 1.5, c + 1.05].map((x) =>
    cabinet([x, x + 0.45], [d - 0.46, d - 0.04], [0.12, 0.5], s.wood, 1),
  );
  const closet = side < 0 ? ([w - 0.62, w - 0.01] as const) : ([0.01, 0.62] as const);
  const solids: Solid[] = [
    ...bed(
      random,
      c,
      d,
      s.pillows[1] ?? '#e9e0d0',
      s.pillows[0] ?? s.accent,
      [s.pillows[2] ?? s.accent, s.pillows[0] ?? s.sofa],
      s.wood,
    ),
    ...stands,
    ...[c - 1.28, c + 1.28].flatMap((x) => lamp(x, d - 0.26, 0.5, 0.52, s.border)),
    ...(bench ? [cushion([c - 0.75, c + 0.75], [d - 2.85, d - 2.42], [0.18, 0.48], s.sofa, 0.1)] : []),
    wardrobe(closet, [0.2, 2.1], s.wood, side < 0 ? 'left' : 'right'),
    ...(random.chance(0.5)
      ? armchair(side < 0 ? 0.75 : w - 0.75, d - 0.8, side < 0 ? 'right' : 'left', s.accent, s.pillows[0])
      : pottedPlant(side < 0 ? 0.5 : w - 0.5, d - 0.5, 1.7)),
    ...(random.chance(0.4) ? leafPlant(side < 0 ? w - 0.45 : 0.45, d - 0.45, 1.2) : []),
    ...pendant(c, d - 1.8, h, 0.55, 0.26, s.border),
  ];
  furnish(stage, solids);
  return stage;
}

/** A tall wardrobe along a side wall. */
function wardrobe(
  x: readonly [number, number],
  y: readonly [number, number],
  wood: string,
  looks: 'left' | 'right',
): Solid {
  const doors: Detail = (on) => {
    const [w, h] = on.size;
    for (let i = 0; i < 4; i++) {
      const [a, b] = [(w * i) / 4 + 0.01, (w * (i + 1)) / 4 - 0.01];
      on.rect(a, 0.06, b, h - 0.03, dim(on.tone(wood), 1.08), 0.01);
      on.rect(b, 0.06, b + 0.02, h - 0.03, dim(on.tone(wood), 0.5), 0.01);
      const knob = i % 2 ? a + 0.05 : b - 0.07;
      on.rect(knob, h * 0.4, knob + 0.02, h * 0.55, on.tone('#d8bb7c'), 0.03);
    }
  };
  return box({ x, y, z: [0, 2.5], colour: wood, [looks]: [doors] });
}
