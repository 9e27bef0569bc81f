/** Metres: x to the right, y away from the viewer, z up. */
export type Vec3 = readonly [number, number, number];
/** A place on the picture in pixels, or on a face in metres. */
export type Point = readonly [number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec3): Vec3 => scale(a, 1 / (Math.hypot(...a) || 1));

/** The part of a polygon where `inside` (a signed distance) is not negative. */
export function clipBy<P>(points: readonly P[], inside: (p: P) => number, between: (a: P, b: P, t: number) => P): P[] {
  const kept: P[] = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const da = inside(a);
    const db = inside(b);
    if (da >= 0) kept.push(a);
    if (da >= 0 !== db >= 0) kept.push(between(a, b, da / (da - db)));
  });
  return kept;
}

const between2 = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const between3 = (a: Vec3, b: Vec3, t: number): Vec3 => add(a, scale(subtract(b, a), t));

const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** The convex hull, counter-clockwise in a system whose y points up. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      for (;;) {
        const [o, a] = [chain.at(-2), chain.at(-1)];
        if (!o || !a || turn(o, a, p) > 1e-9) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.toReversed())];
}

/** `subject` where it lies within the convex counter-clockwise `frame`. */
export function clipToConvex(subject: readonly Point[], frame: readonly Point[]): Point[] {
  let kept = [...subject];
  frame.forEach((a, i) => {
    const b = frame[(i + 1) % frame.length] ?? a;
    if (kept.length) kept = clipBy(kept, (p) => turn(a, b, p), between2);
  });
  return kept;
}
