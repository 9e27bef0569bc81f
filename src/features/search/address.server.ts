import { searchedPlace } from '#features/places/service.server.ts';
import { type Filters, filtersOf, unreadPartsOf } from './filters.ts';

/** The choices of an address without places that there are not, and what of it makes no sense, as it stands there. */
export function readAddress(params: URLSearchParams): { filters: Filters; unread: string[] } {
  const { place, ...filters } = filtersOf(params);
  const known = place?.filter((id) => searchedPlace(id));
  const unknown = place?.filter((id) => !searchedPlace(id)) ?? [];
  return {
    filters: { ...filters, ...(known?.length && { place: known }) },
    unread: [...unreadPartsOf(params), ...unknown],
  };
}
