import { css, dim } from '../engine/colour.ts';
import { face } from '../engine/solid.ts';
import type { Detail, Face } from '../engine/solid.ts';
import type { Stage } from '../engine/stage.ts';
import { surface } from '../engine/surface.ts';
import type { Vec3 } from '../engine/vector.ts';
import { drawFloor, FRONT } from './floor.ts';
import type { FloorKind } from './floor.ts';
import { ceiling } from './ceiling.ts';

/** A room from its corner at the viewer's left: metres to the right, away and up. */
export interface Shell {
  w: number;
  d: number;
  h: number;
  wall: string;
  /** The far wall, when it differs. */
  accent?: string;
  floor: FloorKind;
  floorColour: string;
  ceiling: 'tray' | 'plain' | 'beams';
  /** Where the daylight comes from. */
  side: -1 | 1;
  left?: Detail[];
  back?: Detail[];
  right?: Detail[];
}

/** The wall painted with light that falls off from the window's side and gathers dark in the corners. */
function wall(
  stage: Stage,
  side: Face,
  light: readonly [number, number],
  across: readonly [Vec3, Vec3],
  details: Detail[] = [],
): void {
  const { canvas, camera } = stage;
  const outline = camera.outline(side.points);
  if (outline.length < 3) return;
  const on = surface(stage, side);
  const base = on.tone(side.colour);
  const [from, to] = [camera.project(across[0]), camera.project(across[1])];
  canvas.polygon(
    outline,
    canvas.linear(
      [from[0], 0],
      [to[0], 0],
      [
        [0, dim(base, light[0])],
        [1, dim(base, light[1])],
      ],
    ),
  );
  const ys = outline.map((p) => p[1]);
  const [top, low] = [Math.max(-200, Math.min(...ys)), Math.min(camera.height + 200, Math.max(...ys))];
  canvas.polygon(
    outline,
    canvas.linear(
      [0, top],
      [0, low],
      [
        [0, stage.mood.shadow, 0.12],
        [0.16, stage.mood.shadow, 0],
        [0.8, stage.mood.shadow, 0],
        [1, stage.mood.shadow, 0.16],
      ],
    ),
  );
  // Skirting board.
  on.rect(0, 0, on.size[0], 0.12, dim(on.tone('#f6f3ec'), (light[0] + light[1]) / 2));
  on.rect(0, 0.12, on.size[0], 0.135, css(stage.mood.shadow, 0.25));
  for (const detail of details) detail(on);
}

/** Soft dark along an edge where two planes meet. */
function crease(stage: Stage, a: Vec3, b: Vec3, into: Vec3, depth = 0.2, reach = 0.7): void {
  const { canvas, camera, mood } = stage;
  const move = (p: Vec3, k = 1): Vec3 => [
    p[0] + into[0] * reach * k,
    p[1] + into[1] * reach * k,
    p[2] + into[2] * reach * k,
  ];
  const shape = camera.outline([a, b, move(b), move(a)]);
  // Across the edge, not along it: the foot of the perpendicular gives the way the dark fades.
  const seen = camera.depth(a) > 0.3 ? a : b;
  const far = camera.depth(a) > camera.depth(b) ? a : b;
  const near: Vec3 = [(a[0] + b[0]) / 2, Math.max(camera.at[1] + 1.5, (a[1] + b[1]) / 2), (a[2] + b[2]) / 2];
  const [p, q] = [camera.project(far), camera.project(near)];
  const m = camera.project(move(camera.depth(near) > 0.3 ? near : seen));
  const edge = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const [nx, ny] = [-(q[1] - p[1]) / edge, (q[0] - p[0]) / edge];
  const t = (m[0] - q[0]) * nx + (m[1] - q[1]) * ny;
  canvas.polygon(
    shape,
    canvas.linear(
      q,
      [q[0] + nx * t, q[1] + ny * t],
      [
        [0, mood.shadow, depth],
        [0.4, mood.shadow, depth * 0.35],
        [1, mood.shadow, 0],
      ],
    ),
  );
}

/** Floor, walls and ceiling; everything in the room is drawn over them. */
export function drawShell(stage: Stage, s: Shell): void {
  const corner = (x: number, y: number, z: number): Vec3 => [x, y, z];
  ceiling(stage, s);
  drawFloor(stage, s);
  const [lit, dull] = [1.06, 0.9];
  const back = face(
    [corner(0, s.d, 0), corner(s.w, s.d, 0), corner(s.w, s.d, s.h), corner(0, s.d, s.h)],
    s.accent ?? s.wall,
  );
  wall(stage, back, s.side < 0 ? [lit, dull] : [dull, lit], [corner(0, s.d, 0), corner(s.w, s.d, 0)], s.back);
  const left = face([corner(0, FRONT, 0), corner(0, s.d, 0), corner(0, s.d, s.h), corner(0, FRONT, s.h)], s.wall);
  wall(stage, left, s.side < 0 ? [0.8, 0.92] : [0.84, 0.93], [corner(0, 0.5, 0), corner(0, s.d, 0)], s.left);
  const right = face(
    [corner(s.w, s.d, 0), corner(s.w, FRONT, 0), corner(s.w, FRONT, s.h), corner(s.w, s.d, s.h)],
    s.wall,
  );
  wall(stage, right, s.side > 0 ? [0.92, 0.8] : [0.93, 0.84], [corner(s.w, s.d, 0), corner(s.w, 0.5, 0)], s.right);
  crease(stage, corner(0, s.d, 0), corner(0, s.d, s.h), [1, 0, 0]);
  crease(stage, corner(s.w, s.d, 0), corner(s.w, s.d, s.h), [-1, 0, 0]);
  crease(stage, corner(0, s.d, 0), corner(s.w, s.d, 0), [0, -1, 0], 0.3);
  crease(stage, corner(0, FRONT, 0), corner(0, s.d, 0), [1, 0, 0], 0.26);
  crease(stage, corner(s.w, FRONT, 0), corner(s.w, s.d, 0), [-1, 0, 0], 0.26);
}
