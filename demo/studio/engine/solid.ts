import type { Surface } from './surface.ts';
import type { Stage } from './stage.ts';
import { cross, subtract, unit } from './vector.ts';
import type { Vec3 } from './vector.ts';

/** Something drawn on a face, in metres from its lower left corner. */
export type Detail = (surface: Surface) => void;

/** One flat side of a solid. */
export interface Face {
  /** Counter-clockwise as seen from outside. */
  points: readonly Vec3[];
  origin: Vec3;
  u: Vec3;
  v: Vec3;
  normal: Vec3;
  colour: string;
  /** Drawn before the shadows fall on the face. */
  details: Detail[];
  /** Drawn after them: lamps, reflections. */
  lights: Detail[];
}

/** A convex thing in the scene, or with `paint` anything that draws itself. */
export interface Solid {
  min: Vec3;
  max: Vec3;
  faces: Face[];
  /** Throws a shadow. */
  casts: boolean;
  paint?: (stage: Stage) => void;
}

/** A flat side through the points; u runs along the first edge. */
export function face(points: readonly Vec3[], colour: string, details: Detail[] = [], lights: Detail[] = []): Face {
  const [a, b, c] = points;
  if (!a || !b || !c) throw new RangeError('A face has three corners or more');
  const u = unit(subtract(b, a));
  const normal = unit(cross(subtract(b, a), subtract(c, a)));
  return { points, origin: a, u, v: cross(normal, u), normal, colour, details, lights };
}

/** A convex solid with these sides. */
export function solid(faces: Face[], casts = true): Solid {
  const points = faces.flatMap((f) => f.points);
  const least = (k: 0 | 1 | 2) => Math.min(...points.map((p) => p[k]));
  const most = (k: 0 | 1 | 2) => Math.max(...points.map((p) => p[k]));
  return { min: [least(0), least(1), least(2)], max: [most(0), most(1), most(2)], faces, casts };
}

export type Range = readonly [number, number];
interface BoxOptions {
  x: Range;
  y: Range;
  z: Range;
  colour: string;
  top?: string;
  front?: Detail[];
  left?: Detail[];
  right?: Detail[];
  above?: Detail[];
  frontLights?: Detail[];
  casts?: boolean;
}

/** An upright box; its front looks at the viewer (towards smaller y). */
export function box(o: BoxOptions): Solid {
  const [[x0, x1], [y0, y1], [z0, z1]] = [o.x, o.y, o.z];
  return solid(
    [
      face(
        [
          [x0, y0, z0],
          [x1, y0, z0],
          [x1, y0, z1],
          [x0, y0, z1],
        ],
        o.colour,
        o.front,
        o.frontLights,
      ),
      face(
        [
          [x0, y1, z0],
          [x0, y0, z0],
          [x0, y0, z1],
          [x0, y1, z1],
        ],
        o.colour,
        o.left,
      ),
      face(
        [
          [x1, y0, z0],
          [x1, y1, z0],
          [x1, y1, z1],
          [x1, y0, z1],
        ],
        o.colour,
        o.right,
      ),
      face(
        [
          [x0, y0, z1],
          [x1, y0, z1],
          [x1, y1, z1],
          [x0, y1, z1],
        ],
        o.top ?? o.colour,
        o.above,
      ),
      face(
        [
          [x0, y1, z0],
          [x1, y1, z0],
          [x1, y0, z0],
          [x0, y0, z0],
        ],
        o.colour,
      ),
      face(
        [
          [x1, y1, z0],
          [x0, y1, z0],
          [x0, y1, z1],
          [x1, y1, z1],
        ],
        o.colour,
      ),
    ],
    o.casts ?? true,
  );
}

/** Something that draws itself, standing on this ground. */
export function painted(x: Range, y: Range, z: Range, paint: (stage: Stage) => void): Solid {
  return { min: [x[0], y[0], z[0]], max: [x[1], y[1], z[1]], faces: [], casts: false, paint };
}
