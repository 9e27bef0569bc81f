/** In pixels. */
interface Corner {
  x: number;
  y: number;
}

/** Narrower than this part of its length an area is a line that was not drawn with a ruler. */
const NARROW = 1 / 20;
/** What is no longer than this is a dot, in pixels. */
const DOT = 12;

/**
 * Whether these corners lie in a row, or all on one cluster. The surface alone would not tell: that of a bow whose halves
 * are turned against each other is nothing either.
 */
export function isFlat(corners: readonly Corner[]): boolean {
  const pairs = corners.flatMap((from) =>
    corners.map((to) => ({ from, to, far: Math.hypot(to.x - from.x, to.y - from.y) })),
  );
  const longest = pairs.reduce((a, b) => (b.far > a.far ? b : a), { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, far: 0 });
  const { from, to, far } = longest;
  if (far <= DOT) return true;
  const aside = corners.map(({ x, y }) => ((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / far);
  return Math.max(...aside) - Math.min(...aside) < far * NARROW;
}
