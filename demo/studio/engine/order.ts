import type { Camera } from './camera.ts';
import type { Solid } from './solid.ts';
import type { Vec3 } from './vector.ts';

/** True when a must be drawn before b; things that cannot cover each other are free. */
function hides(a: Solid, b: Solid, eye: Vec3): boolean {
  let [before, after] = [false, false];
  for (const k of [0, 1, 2] as const) {
    const slack = 1e-6;
    const aFirst = a.max[k] <= b.min[k] + slack;
    const bFirst = b.max[k] <= a.min[k] + slack;
    if (!aFirst && !bFirst) continue;
    const wall = aFirst ? (a.max[k] + b.min[k]) / 2 : (b.max[k] + a.min[k]) / 2;
    // What stands on the eye's side of the dividing wall is nearer.
    if (aFirst ? eye[k] >= wall : eye[k] < wall) before = true;
    else after = true;
  }
  return before || after ? !after : a.max[1] > b.max[1];
}

type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** What a solid covers on the picture; things that draw themselves may cover anything. */
function frameOf(s: Solid, eye: Camera): Frame | null {
  if (s.paint) return null;
  const spots = s.faces.flatMap((f) => eye.outline(f.points));
  const [xs, ys] = [spots.map((p) => p[0]), spots.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const apart = (a: Frame | null, b: Frame | null) =>
  a !== null && b !== null && (a[2] < b[0] || b[2] < a[0] || a[3] < b[1] || b[3] < a[1]);

/** Far to near, so that nearer solids are drawn over farther ones. */
export function farToNear(solids: readonly Solid[], eye: Camera): Solid[] {
  const sorted = solids.toSorted((a, b) => b.max[1] - a.max[1]);
  const frames = sorted.map((s) => frameOf(s, eye));
  const behind = sorted.map((b, j) =>
    sorted
      .map((_, i) => i)
      .filter((i) => {
        const a = sorted[i];
        return a && i !== j && !apart(frames[i] ?? null, frames[j] ?? null) && hides(a, b, eye.at);
      }),
  );
  const seen = new Set<number>();
  const order: Solid[] = [];
  const visit = (j: number) => {
    if (seen.has(j)) return;
    seen.add(j);
    for (const farther of behind[j] ?? []) visit(farther);
    const solid = sorted[j];
    if (solid) order.push(solid);
  };
  sorted.forEach((_, j) => visit(j));
  return order;
}
