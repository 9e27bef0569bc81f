import { searchedPlace } from '#features/places/service.server.ts';
import { MAX_TYPED } from '#features/listings/rules.ts';
import { type Filters, filtersOf, unreadPartsOf } from './filters.ts';

/**
 * The choices of an address without places that there are not; what of it makes no sense, as it stands there; and what was typed before
 * it was read as these choices.
 */
export function readAddress(params: URLSearchParams): { filters: Filters; unread: string[]; typed: string | null } {
  const { place, ...filters } = filtersOf(params);
  const known = place?.filter((id) => searchedPlace(id));
  const unknown = place?.filter((id) => !searchedPlace(id)) ?? [];
  return {
    filters: { ...filters, ...(known?.length && { place: known }) },
    unread: [...unreadPartsOf(params), ...unknown],
    typed: params.get('typed')?.trim().slice(0, MAX_TYPED) || null,
  };
}
