import { pathOf } from './canvas.ts';
import { css, dim, mix } from './colour.ts';
import type { Colour } from './colour.ts';
import { shadowsOn } from './shadow.ts';
import type { Face } from './solid.ts';
import { shadowFill, tone } from './stage.ts';
import type { Stage } from './stage.ts';
import { add, dot, scale, subtract } from './vector.ts';
import type { Point, Vec3 } from './vector.ts';

/** u to the right, v upwards, w out of the face (negative: recessed); metres. */
type Spot = readonly [number, number, number?];

/** A face while it is being drawn. */
export interface Surface {
  stage: Stage;
  face: Face;
  /** Width and height in metres. */
  size: Point;
  place(spot: Spot): Vec3;
  outline(spots: readonly Spot[]): Point[];
  /** A colour under the light that falls on this face. */
  tone(code: string | Colour): Colour;
  shape(spots: readonly Spot[], fill: string | Colour): void;
  /** Fills between two corners. */
  rect(u0: number, v0: number, u1: number, v1: number, fill: string | Colour, w?: number): void;
  /** Pixels per metre at the middle. */
  metre: number;
}

export function surface(stage: Stage, face: Face): Surface {
  const flat = face.points.map((p): Point => [
    dot(subtract(p, face.origin), face.u),
    dot(subtract(p, face.origin), face.v),
  ]);
  const size: Point = [Math.max(...flat.map((p) => p[0])), Math.max(...flat.map((p) => p[1]))];
  const place = ([u, v, w = 0]: Spot): Vec3 =>
    add(add(add(face.origin, scale(face.u, u)), scale(face.v, v)), scale(face.normal, w));
  const outline = (spots: readonly Spot[]) => stage.camera.outline(spots.map(place));
  const middle = place([size[0] / 2, size[1] / 2]);
  const shape = (spots: readonly Spot[], paint: string | Colour) =>
    stage.canvas.polygon(outline(spots), typeof paint === 'string' ? paint : css(paint));
  return {
    stage,
    face,
    size,
    place,
    outline,
    tone: (code) => tone(stage, code, face.normal, middle),
    shape,
    rect: (u0, v0, u1, v1, paint, w = 0) =>
      shape(
        [
          [u0, v0, w],
          [u1, v0, w],
          [u1, v1, w],
          [u0, v1, w],
        ],
        paint,
      ),
    metre: stage.camera.metre(middle),
  };
}

/** Draws one side: paint, details, shadows, lights. */
export function drawFace(stage: Stage, side: Face): void {
  const { canvas, camera, mood } = stage;
  const first = side.points[0];
  if (!first || dot(side.normal, subtract(camera.at, first)) <= 0) return;
  const outline = camera.outline(side.points);
  if (outline.length < 3) return;
  const on = surface(stage, side);
  const base = on.tone(side.colour);
  const ys = outline.map((p) => p[1]);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const sunny = dot(side.normal, mood.sun) > 0.05;
  // Walls in shade catch light from the ground; walls in the sun darken a little towards it.
  const low = sunny ? dim(base, 0.9) : mix(base, dim(base, 1.35), 0.7);
  const upright = Math.abs(side.normal[2]) < 0.5 && bottom - top > 30;
  const high = sunny ? base : dim(base, 0.86);
  const fill = upright
    ? canvas.linear(
        [0, top],
        [0, bottom],
        [
          [0, high],
          [0.3, base],
          [1, low],
        ],
      )
    : css(base);
  canvas.polygon(outline, fill, `stroke="${css(base)}" stroke-width="0.7"`);
  for (const detail of side.details) detail(on);
  if (sunny) canvas.path(pathOf(...shadowsOn(stage, side, on)), shadowFill(mood));
  for (const light of side.lights) light(on);
}
