import type { Box } from '#core/box.ts';
import { shortDegrees } from '../rules.ts';
import { searchPath } from '../../ui/search-path.ts';

/** What was chosen, by the name in addresses. */
export type Chosen = Readonly<Record<string, string>>;

/** What the map cannot follow: the order of the list, and the part of the map itself; and what was typed before it was read. */
const NOT_ASKED = new Set(['sort', 'box', 'show', 'view', 'typed']);
/** Where homes must lie. The latest of them counts, so choosing one lets go of the others. */
const WHERE = ['place', 'within', 'between', 'box', 'area'];

/** The query for the homes of `box`, or for all of them. */
export function clustersQuery(chosen: Chosen, zoom?: number, box?: Box): string {
  const query = new URLSearchParams(Object.entries(chosen).filter(([name]) => !NOT_ASKED.has(name)));
  if (box) query.set('box', box.map(shortDegrees).join(','));
  if (zoom) query.set('zoom', String(zoom));
  return query.toString();
}

/** The query for a list of the homes that lie in `box`, at most so many. */
export function homesQuery(chosen: Chosen, box: Box, most: number): string {
  const query = new URLSearchParams(Object.entries(chosen).filter(([name]) => !NOT_ASKED.has(name)));
  query.set('box', box.join(','));
  query.set('limit', String(most));
  return query.toString();
}

/** The same search, in another part of the map. */
export function searchIn(chosen: Chosen, where: { box: Box } | { area: string } | null): Record<string, string> {
  const rest = Object.fromEntries(Object.entries(chosen).filter(([name]) => !WHERE.includes(name)));
  if (!where) return rest;
  if ('area' in where) return { ...rest, area: where.area };
  return { ...rest, box: where.box.map(shortDegrees).join(',') };
}

/** The address of these choices, seen in this view. */
export function addressOf(chosen: Chosen, view: string | null): string {
  return searchPath([...Object.entries(chosen), ...(view ? ([['view', view]] as const) : [])].map(([a, b]) => [a, b]));
}

export function boxOf(text: string | null | undefined): Box | null {
  const edges = (text ?? '').split(',').map(Number);
  return edges.length === 4 && edges.every(Number.isFinite) ? (edges.map(shortDegrees) as unknown as Box) : null;
}

/** Corners of an area, latitude first. */
export function cornersOf(text: string | undefined): [number, number][] {
  const corners = (text ?? '').split(';').map((corner) => corner.split(',').map(Number) as [number, number]);
  return corners.length > 2 && corners.flat().every(Number.isFinite) ? corners : [];
}

/** Everything that says which homes are looked for, and where. */
export function keyOf(chosen: Chosen): string {
  const { sort: _sort, typed: _typed, ...search } = chosen;
  return JSON.stringify(Object.entries(search).toSorted());
}

/** The box with room for the markers at its edges. */
export function withAir([south, west, north, east]: Box): Box {
  const air = Math.max(north - south, east - west) * 0.1 + 0.004;
  return [south - air, west - air, north + air, east + air];
}
