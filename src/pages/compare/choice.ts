import { href } from 'react-router';
import { MAX_COMPARED } from '#features/favourites/rules.ts';

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** The homes that an address of the comparison names; `left` counts those that do not fit. */
export function chosenOf(params: URLSearchParams): { ids: string[]; left: number } {
  const named = params.getAll('ids').flatMap((text) => text.toLowerCase().split(','));
  const ids = [...new Set(named)].filter((id) => ID.test(id));
  return { ids: ids.slice(0, MAX_COMPARED), left: Math.max(0, ids.length - MAX_COMPARED) };
}

/** The one address of a comparison. */
export function comparePath(ids: readonly string[], onlyDifferences = false): string {
  const query = [ids.length > 0 && `ids=${ids.join(',')}`, onlyDifferences && 'only=differences'].filter(Boolean);
  return query.length > 0 ? `${href('/compare')}?${query.join('&')}` : href('/compare');
}
