import type { Random } from '../../random.ts';
import { pathOf } from '../engine/canvas.ts';
import { css, dim } from '../engine/colour.ts';
import { mood } from '../engine/mood.ts';
import type { MoodName } from '../engine/mood.ts';
import { camera } from '../engine/camera.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import { box, painted } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { House } from '../houses/house.ts';
import { drawDistance } from '../outdoors/distance.ts';
import { contact, groundShadows, lawn, patch, paving, plain, quad } from '../outdoors/ground.ts';
import { palm } from '../outdoors/palms.ts';
import { column, shrub } from '../outdoors/trees.ts';
import { water } from '../outdoors/water.ts';
import { cushion } from '../rooms/soft.ts';
import type { Shot } from './shot.ts';

/** A long chair by the water, its head away from the viewer. */
function lounger(x: number, y: number, cloth: string): Solid[] {
  return [
    ...[0, 0.55].flatMap((dx) =>
      [0.1, 1.3].map((dy) =>
        box({ x: [x + dx, x + dx + 0.06], y: [y + dy, y + dy + 0.06], z: [0, 0.28], colour: '#6f4a2e' }),
      ),
    ),
    cushion([x - 0.04, x + 0.66], [y, y + 1.35], [0.28, 0.42], cloth, 0.08),
    cushion([x - 0.04, x + 0.66], [y + 1.35, y + 1.55], [0.3, 0.92], cloth, 0.1),
  ];
}

/** A sunshade on a pole. */
function parasol(x: number, y: number, cloth: string): Solid {
  return painted([x - 0.05, x + 0.05], [y - 0.05, y + 0.05], [0, 2.4], (stage) => {
    const { canvas, camera: eye } = stage;
    canvas.line(
      [eye.project([x, y, 0]), eye.project([x, y, 2.5])],
      css(tone(stage, '#7a5536', [stage.mood.sun[0], -0.5, 0], [x, y, 1])),
      eye.metre([x, y, 1]) * 0.05,
    );
    const tip = eye.project([x, y, 2.75]);
    for (let i = 0; i < 8; i++) {
      const [a, b] = [(i * Math.PI) / 4, ((i + 1) * Math.PI) / 4];
      const edge = [a, b].map((t) => eye.project([x + Math.cos(t) * 1.5, y + Math.sin(t) * 1.5, 2.15]));
      const [p, q] = edge;
      if (!p || !q) continue;
      const middle = (a + b) / 2;
      canvas.polygon(
        [tip, p, q],
        css(
          dim(tone(stage, cloth, [Math.cos(middle) * 0.6, Math.sin(middle) * 0.6, 0.5], [x, y, 2]), i % 2 ? 1 : 0.92),
        ),
      );
    }
  });
}

/** The garden front of a house, over its pool. */
export function poolView(random: Random, house: House, when: MoodName, yaw: number): Shot {
  const horizon = 0.47;
  const middle = (house.x[0] + house.x[1]) / 2;
  const back = 17.5;
  const eye = camera({ at: [middle - Math.sin(yaw) * back, -Math.cos(yaw) * back, 2.3], yaw, focal: 0.88, horizon });
  const stage = stageOf(eye, mood(when, (yaw >= 0 ? 1 : -1) * 0.6, 0.7), random);
  const [x0, x1] = house.x;
  const basin = { x: [middle - 5.2, middle + 4.4] as const, y: [-11.6, -5] as const };
  const around: Solid[] = [
    palm(x0 - 3, 1, { height: 7 }),
    palm(x1 + 2.4, -1, { height: 8 }),
    palm(x1 + 5, 5, { height: 9.5 }),
    palm(x0 - 6, 6, { height: 9 }),
    column(x0 - 2, 4),
    column(x1 + 3.6, 3),
    column(x1 + 4.8, 2.4),
    ...[-1.4, 0.2, 1.9]
      .flatMap((k) => lounger(basin.x[1] + 1.2 + (k + 1.4) * 0.0 + 0.1, -9.4 + (k + 1.4) * 1.5, '#f4efe4'))
      .slice(0, 14),
    parasol(basin.x[1] + 2.6, -6.6, random.pick(['#c9703f', '#f2ece0', '#2f5d4a', '#33485e'])),
    shrub(x0 - 0.6, -1.2, 0.7, '#e8590c'),
    shrub(x1 + 0.6, -1.2, 0.7, '#d6336c'),
    shrub(x0 - 2.2, -3, 0.8),
    shrub(x0 - 3.1, -4.4, 0.7, '#d6336c'),
  ];
  stage.casters = [...house.solids, ...around.filter((s) => s.casts)];
  drawDistance(stage, 'trees');
  plain(stage, '#7f8a55');
  lawn(stage, [x0 - 40, x1 + 40], [-30, 30]);
  paving(stage, [basin.x[0] - 1.6, basin.x[1] + 4.2], [-22, -0.2], '#d8c9b0', 0.4);
  groundShadows(stage);
  contact(stage, house.x, house.y, 0.6, 0.8);
  patch(stage, quad([basin.x[0] - 0.35, basin.x[1] + 0.35], [basin.y[0] - 0.35, basin.y[1] + 0.35]), '#f0e8da', 0.01);
  patch(stage, quad(basin.x, basin.y), '#2f7f92', 0.012);
  water(stage, basin.x, basin.y, 0.012, '#39b6c4');
  reflect(stage, basin, house);
  drawSolids(stage, [...around, ...house.solids]);
  return { canvas: stage.canvas, mood: stage.mood, horizon };
}

/** The house upside down on the water, faintly. */
function reflect(
  stage: Stage,
  basin: { x: readonly [number, number]; y: readonly [number, number] },
  house: House,
): void {
  const { canvas, camera: eye, mood } = stage;
  const frame = eye.outline([
    [basin.x[0], basin.y[0], 0],
    [basin.x[1], basin.y[0], 0],
    [basin.x[1], basin.y[1], 0],
    [basin.x[0], basin.y[1], 0],
  ]);
  canvas.within(pathOf(frame), () => {
    for (const s of house.solids) {
      for (const f of s.faces) {
        if (f.normal[1] > -0.9) continue;
        const shape = eye.outline(f.points.map((p) => [p[0], p[1], -p[2]] as const));
        if (shape.length > 2)
          canvas.polygon(shape, css(tone(stage, f.colour, f.normal, [0, 0, 0]), mood.lamps > 0.9 ? 0.2 : 0.22));
      }
    }
  });
}
