import SearchX from 'lucide-react/icons/search-x';
import type { Choice, SearchChoices } from '#features/listings/ui/search-choices.ts';
import { changedSearch } from '#features/listings/ui/search-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export interface NothingFoundProps {
  choices: SearchChoices;
  active: readonly Choice[];
  params: URLSearchParams;
}

/** No home fits: what to loosen first, and the way to all homes. */
export function NothingFound({ choices, active, params }: NothingFoundProps) {
  const last = active.at(-1);
  return (
    <EmptyState
      icon={<SearchX size={30} />}
      title="No Listing Found"
      action={
        <>
          {last && <ButtonLink to={changedSearch(params, last.name, null)}>Search without “{last.label}”</ButtonLink>}
          {choices.searchTerm && active.length > 1 && (
            <ButtonLink to={changedSearch(new URLSearchParams(), 'searchTerm', choices.searchTerm)} variant="secondary">
              Only “{choices.searchTerm}”
            </ButtonLink>
          )}
          <ButtonLink to="/search" variant={last ? 'secondary' : 'primary'}>
            See all homes
          </ButtonLink>
        </>
      }
    >
      {active.length > 0
        ? 'Try fewer filters, or a wider range of prices.'
        : 'Try another spelling, the city instead of the street, or fewer words.'}
    </EmptyState>
  );
}
