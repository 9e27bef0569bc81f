import { href, redirect } from 'react-router';
import Columns3 from 'lucide-react/icons/columns-3';
import { MAX_COMPARED } from '#features/favourites/rules.ts';
import { comparedHomes } from '#features/favourites/service.server.ts';
import { priceLine } from '#features/listings/card/words.ts';
import { pageLoader } from '#server/loader.server.ts';
import { classNames } from '#ui/class-names.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Segmented } from '#ui/forms/segmented.tsx';
import './compare.css';
import { chosenOf, comparePath } from './choice.ts';
import { CompareTable } from './compare-table.tsx';
import { compareRows } from './rows.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/compare.ts';

export const loader = pageLoader(async (ctx, { url: { searchParams } }) => {
  const { ids, left } = chosenOf(searchParams);
  const onlyDifferences = searchParams.get('only') === 'differences';
  // A form of ticks names each home by itself.
  if (searchParams.getAll('ids').length > 1 && left === 0) throw redirect(comparePath(ids, onlyDifferences));
  const homes = await comparedHomes(ctx, ids);
  return {
    homes: homes.map(({ _id: id, slug, name, images, ...home }) => ({
      id,
      slug,
      name,
      cover: images[0] ?? null,
      price: priceLine(home),
    })),
    // Worked out here: the browser needs the words only.
    groups: compareRows(homes),
    left,
    gone: ids.length - homes.length,
    onlyDifferences,
  };
});

export const meta = hiddenPage('Compare homes');

/** Up to four homes side by side; the address says which, so that it can be shared. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const { homes, groups, left, gone, onlyDifferences } = loaderData;
  const ids = homes.map(({ id }) => id);
  const view = (label: string, only: boolean) => ({
    label,
    to: comparePath(ids, only),
    current: only === onlyDifferences,
    replace: true,
    preventScrollReset: true,
  });
  return (
    <div className={classNames('page pt-6 pb-16 md:pt-10', homes.length === 2 && 'compare-two')}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Compare homes</h1>
        {homes.length > 1 && (
          <Segmented label="Lines to show" items={[view('Everything', false), view('Differences', true)]} />
        )}
      </div>
      <div className="mb-6 grid gap-3 empty:hidden">
        {left > 0 && (
          <FormError>
            Only {MAX_COMPARED} homes fit side by side. These are the first {MAX_COMPARED}; {left} more{' '}
            {left === 1 ? 'was' : 'were'} left out.
          </FormError>
        )}
        {gone > 0 && homes.length > 0 && (
          <p className="text-muted">{gone === 1 ? 'One home is' : `${gone} homes are`} no longer on the market.</p>
        )}
      </div>
      {homes.length === 0 ? (
        <EmptyState
          icon={<Columns3 size={30} />}
          title={gone > 0 ? 'These homes are no longer on the market' : 'Nothing to compare yet'}
          action={<ButtonLink to={href('/favourites')}>Choose from your favourites</ButtonLink>}
        >
          Save homes with the heart, then tick up to {MAX_COMPARED} of them to see their price, true cost and facts side
          by side.
        </EmptyState>
      ) : (
        <>
          {groups.some(({ rows }) => rows.some(({ contradicts }) => contradicts)) && (
            <p className="compare-legend mb-4 text-sm text-muted" aria-hidden="true">
              Where the homes differ
              {homes.length > 2 && <span className="md:hidden"> · swipe to see all {homes.length}</span>}
            </p>
          )}
          <CompareTable homes={homes} groups={groups} onlyDifferences={onlyDifferences} />
          <p className="mt-8">
            <ButtonLink to={href('/favourites')} variant="secondary">
              Choose others
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
