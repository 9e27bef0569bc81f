import type { Face, Solid } from './solid.ts';
import type { Stage } from './stage.ts';
import type { Surface } from './surface.ts';
import { between3, clipBy, clipToConvex, dot, hull, scale, subtract } from './vector.ts';
import type { Point, Vec3 } from './vector.ts';

/** The corners of the part of a solid that lies in front of a plane. */
function inFront(caster: Solid, origin: Vec3, normal: Vec3): Vec3[] {
  const height = (p: Vec3) => dot(subtract(p, origin), normal) - 0.005;
  return caster.faces.flatMap((f) => clipBy(f.points, height, between3));
}

/** Whether some of a solid may lie in front of a plane: by the corner of its bounds that reaches farthest. */
function reaches({ min, max }: Solid, origin: Vec3, normal: Vec3): boolean {
  const far = (k: 0 | 1 | 2) => Math.max((min[k] - origin[k]) * normal[k], (max[k] - origin[k]) * normal[k]);
  return far(0) + far(1) + far(2) > 0;
}

/** Where each caster's shadow falls on a plane, in the plane's own metres. */
export function shadowsIn(
  casters: readonly Solid[],
  plane: { origin: Vec3; u: Vec3; v: Vec3; normal: Vec3 },
  sun: Vec3,
): Point[][] {
  const slope = dot(sun, plane.normal);
  if (slope < 0.04) return [];
  return casters
    .filter((caster) => reaches(caster, plane.origin, plane.normal))
    .map((caster) =>
      hull(
        inFront(caster, plane.origin, plane.normal).map((p): Point => {
          const height = dot(subtract(p, plane.origin), plane.normal);
          const foot = subtract(subtract(p, scale(sun, height / slope)), plane.origin);
          return [dot(foot, plane.u), dot(foot, plane.v)];
        }),
      ),
    );
}

/** The shadows on a face, cut to its shape, in pixels. */
export function shadowsOn(stage: Stage, side: Face, on: Surface): Point[][] {
  const frame = side.points.map((p): Point => {
    const d = subtract(p, side.origin);
    return [dot(d, side.u), dot(d, side.v)];
  });
  const others = stage.casters.filter((c) => !c.faces.includes(side));
  return shadowsIn(others, side, stage.mood.sun)
    .map((shape) => clipToConvex(shape, frame))
    .filter((shape) => shape.length > 2)
    .map((shape) => on.outline(shape));
}
