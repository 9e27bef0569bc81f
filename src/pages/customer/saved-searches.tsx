import { useState } from 'react';
import { Form, href, redirect, useSearchParams } from 'react-router';
import BellRing from 'lucide-react/icons/bell-ring';
import { z } from 'zod';
import { loginPath, resultsPath } from '#core/paths.ts';
import type { Ctx } from '#core/ctx.ts';
import { requireViewer } from '#core/viewer.ts';
import { alertPreferences, type NewSearch, newSearch, searchChange, searchParams } from '#features/alerts/contract.ts';
import { alertsOf, changeSearch, removeSearch, saveSearch, setPriceDrops } from '#features/alerts/service.server.ts';
import { alertsTexts } from '#features/alerts/texts.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, safePath } from '#server/loader.server.ts';
import { postponeAction, takePendingAction } from '#server/pending-action.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { type Asked, RemovalCard, RemovalDialog } from '../layout/removal.tsx';
import { SearchRow } from './search-row.tsx';
import type { Route } from './+types/saved-searches.ts';

const PATH = href('/customer/saved-searches');

const WORDS = { title: 'Delete saved search', question: 'You will get no more emails for it. Delete this search?' };

const form = z.discriminatedUnion('intent', [
  newSearch.extend({ intent: z.literal('save'), back: z.string().optional() }),
  searchChange.extend({ intent: z.literal('change'), ...searchParams.shape }),
  z.object({ intent: z.literal('delete'), id: searchParams.shape.searchId, back: z.string().optional() }),
  alertPreferences.extend({ intent: z.literal('prices') }),
]);

export const loader = pageLoader(async (ctx, args) => {
  requireViewer(ctx);
  const query = takePendingAction(args, 'save-search');
  if (query !== null) throw await saved(ctx, args, { query, every: 'daily' }, resultsPath(query));
  return alertsOf(ctx);
});

export const action = pageAction(async (ctx, args) => {
  const asked = await readForm(args.request, form);
  if (!ctx.viewer && asked.intent === 'save') {
    postponeAction(args, 'save-search', asked.query);
    flash(args, alertsTexts.signIn, 'info');
    throw redirect(loginPath(PATH));
  }
  if (asked.intent === 'save') throw await saved(ctx, args, asked, asked.back);
  if (asked.intent === 'change') await changeSearch(ctx, asked.searchId, asked);
  if (asked.intent === 'delete') await removeSearch(ctx, asked.id);
  if (asked.intent === 'prices') await setPriceDrops(ctx, asked.priceDrops);
  flash(args, asked.intent === 'delete' ? alertsTexts.removed : alertsTexts.changed);
  if (asked.intent === 'delete' && !asked.back) return { removed: asked.id };
  throw redirect(PATH);
});

/** Saves a search; the answer leads back to its results, else to it in the list. */
async function saved(
  ctx: Ctx,
  args: Pick<Route.LoaderArgs, 'context'>,
  search: NewSearch,
  back?: string,
): Promise<Response> {
  const { id, isNew } = await saveSearch(ctx, search);
  flash(args, isNew ? alertsTexts.saved : alertsTexts.savedAlready, isNew ? 'success' : 'info');
  return redirect(safePath(back ?? null, `${PATH}#search-${id}`));
}

export const meta = hiddenPage('Saved Searches');

/** Searches that are looked at for somebody, and how often they hear of it. */
export default function SavedSearches({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { searches, priceDrops } = loaderData;
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(null);
  const named = searches.find(({ _id }) => _id === params.get('delete'));
  return (
    <>
      <AreaHeading title="Saved Searches">We check them for you and email you when a new home matches.</AreaHeading>
      <FormError>{outcome && 'error' in outcome && outcome.error}</FormError>
      {named && <RemovalCard {...WORDS} asked={{ id: named._id, name: named.name }} back={PATH} />}
      {searches.length === 0 ? (
        <EmptyState
          icon={<BellRing size={30} />}
          title="No saved searches yet"
          action={<ButtonLink to={href('/search')}>Search homes</ButtonLink>}
        >
          Search for what you want, then press “Save this search” above the results.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {searches.map((search) => (
            <li key={search._id} id={`search-${search._id}`} className="scroll-mt-24">
              <SearchRow search={search} onDelete={setAsked} />
            </li>
          ))}
        </ul>
      )}
      <section className="mt-12 border-t border-line pt-8" aria-labelledby="prices">
        <h2 id="prices" className="text-xl">
          Prices of your favourites
        </h2>
        <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-xl text-muted">
            {priceDrops
              ? 'We email you when the price of a favourite home drops.'
              : 'We do not email you when the price of a favourite home drops.'}
          </p>
          <input type="hidden" name="intent" value="prices" />
          <Button type="submit" name="priceDrops" value={String(!priceDrops)} variant="secondary">
            {priceDrops ? 'Turn these emails off' : 'Turn these emails on'}
          </Button>
        </Form>
      </section>
      <RemovalDialog {...WORDS} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
