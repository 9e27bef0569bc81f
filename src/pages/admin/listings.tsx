import { href, redirect } from 'react-router';
import House from 'lucide-react/icons/house';
import type { Ctx } from '#core/ctx.ts';
import { adminPage, pageQuery } from '#core/paging.ts';
import { editPath } from '#core/paths.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { LISTINGS_ORDERS } from '#features/listings/admin/asked.ts';
import { everyListing, setPremier } from '#features/listings/admin/service.server.ts';
import { lifeTexts } from '#features/listings/life/texts.ts';
import { needsReason, TRANSITION_NAMES } from '#features/listings/life/transitions.ts';
import { moveListing, removeListing } from '#features/publishing/service.server.ts';
import { openCasesOf, returnedOf } from '#features/moderation/queue/service.server.ts';
import { moderationTexts } from '#features/moderation/texts.ts';
import { referenceOf } from '#features/listings/rules.ts';
import { listingsTexts as texts, STATUS_NAMES } from '#features/listings/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf, passwordIn } from '#server/form.server.ts';
import { deletedTexts } from '#features/deleted/texts.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { alsoOf, listingsAsked } from './asked.ts';
import { LISTING_DEEDS } from './bulk/listing-deeds.ts';
import { doWithListings } from './bulk/listings.server.ts';
import { ensureDeleteAsked } from '../layout/delete-asked.ts';
import { FindForm } from './find-form.tsx';
import { COLUMNS } from './listing-columns.tsx';
import { MoreForListing, ReasonCard } from './listing-switches.tsx';
import { RemovableRows } from './removable-rows.tsx';
import type { Route } from './+types/listings.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/admin_listings');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion, after: deletedTexts.wayBack };

const idOf = ({ id }: { id: string }) => id;

export const loader = pageLoader(async (ctx, { url }) => {
  const page = adminPage(url);
  const asked = listingsAsked(url);
  const { rows: found, total } = await everyListing(ctx, page, asked);
  const pending = found.filter(({ status }) => status === 'pending');
  const waiting = pending.filter(({ transitions }) => transitions.length > 0);
  const [cases, returned] = await Promise.all([
    openCasesOf(ctx, waiting.map(idOf)),
    returnedOf(ctx, pending.map(idOf)),
  ]);
  const rows = found.map((row, index) => ({
    ...row,
    sn: page.startIndex + index + 1,
    caseId: cases.get(row.id) ?? null,
    // As its owner reads it.
    statusName: returned.has(row.id) ? moderationTexts.needsChange : STATUS_NAMES[row.status],
    // Two homes may have one name.
    mark: referenceOf(row.reference),
  }));
  const due = TRANSITION_NAMES.find((one) => one === url.searchParams.get('reason'));
  const of = rows.find(({ id, transitions }) => id === url.searchParams.get('of') && due && transitions.includes(due));
  return {
    page,
    rows,
    total,
    asked,
    reasonDue: due && of ? { transition: due, asked: { id: of.id, name: of.name } } : null,
  };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const [intent, id, value] = ['intent', 'id', 'value'].map((name) => String(form.get(name) ?? ''));
  if (intent === 'bulk') {
    if (form.get('deed') === 'delete') setCookies(args, await givePassword(ctx, passwordIn(form)));
    const outcome = await doWithListings(ctx, form);
    if (outcome.refused.length > 0) return outcome;
    flash(args, LISTING_DEEDS[outcome.deed].done(outcome.done));
    throw redirect(listOf(args.url));
  }
  if (intent === 'premier') await setPremier(ctx, id ?? '', value === 'on');
  else if (intent === 'status') throw redirect(value ? await moved(ctx, args, form) : listOf(args.url));
  else {
    ensureDeleteAsked(form);
    setCookies(args, await givePassword(ctx, passwordIn(form)));
    await removeListing(ctx, id ?? '');
    flash(args, texts.deleted);
    // Without scripts the message waits for the next page.
    if (form.has('back')) throw redirect(listOf(args.url));
    return { removed: id ?? '' };
  }
  return null;
});

/** The list with the rows that its address shows. */
const listOf = (url: URL) => `${PATH}${pageQuery(adminPage(url))}${alsoOf(listingsAsked(url))}`;

/** Takes a listing to another status and gives the way back to the list; where a reason is due, the list asks for it first. */
async function moved(ctx: Ctx, args: Pick<Route.ActionArgs, 'context' | 'url'>, form: FormData) {
  const id = String(form.get('id') ?? '');
  const [transition, reason] = ['value', 'reason'].map((name) => form.get(name));
  const list = listOf(args.url);
  const named = TRANSITION_NAMES.find((one) => one === transition);
  if (named && needsReason(named) && reason === null)
    return `${list}&${new URLSearchParams({ reason: named, of: id }).toString()}`;
  const { name, status } = await moveListing(ctx, id, { transition, ...(reason !== null && { reason }) });
  flash(args, named === 'hold' ? lifeTexts.returned(name) : lifeTexts.moved(name, status));
  return list;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('All Listings');

export default function AdminListings({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, rows, total, asked, reasonDue } = loaderData;
  const { status, find, order } = asked;
  const also = alsoOf(asked);
  const refused = outcome && 'error' in outcome ? outcome.error : undefined;
  return (
    <>
      <AreaHeading
        over="ADMIN Dashboard"
        title="All Listings"
        crumbs={[
          { label: 'HOME', to: '/' },
          { label: 'ADMIN', to: href('/customer/admin_dashboard') },
          { label: 'ALL Listing' },
        ]}
      >
        {total.toLocaleString('en-US')} {find ? 'found' : 'in all'},{' '}
        {status ? STATUS_NAMES[status].toLowerCase() : 'of every status'}
      </AreaHeading>
      <FindForm
        things="listings"
        also={also}
        find={find}
        hint="Home, seller, GD number, phone or email"
        short="Home, seller, GD number"
        selects={[
          {
            name: 'status',
            label: 'Status',
            value: status,
            choices: [['', 'Every status'], ...Object.entries(STATUS_NAMES)],
          },
          { name: 'order', label: 'Order', value: order, choices: Object.entries(LISTINGS_ORDERS) },
        ]}
      />
      {reasonDue && <ReasonCard {...reasonDue} back={`${PATH}${pageQuery(page)}${also}`} error={refused} />}
      <RemovableRows
        words={WORDS}
        {...loaderData}
        caption="All listings"
        columns={COLUMNS}
        edit={({ id }) => editPath(id)}
        full={rows.length === page.limit}
        path={PATH}
        also={also}
        outcome={outcome}
        deeds={LISTING_DEEDS}
        More={MoreForListing}
        empty={<EmptyState icon={<House size={30} />} title={find ? texts.noneFound : texts.noneYet} />}
      />
    </>
  );
}
