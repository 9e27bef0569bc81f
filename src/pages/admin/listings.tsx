import { Form, href, Link, redirect } from 'react-router';
import House from 'lucide-react/icons/house';
import type { Ctx } from '#core/ctx.ts';
import { listPage, pageQuery } from '#core/paging.ts';
import { editPath, listingPath } from '#core/paths.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { everyListing, setPremier } from '#features/listings/admin/service.server.ts';
import { lifeTexts } from '#features/listings/life/texts.ts';
import { needsReason, TRANSITION_NAMES } from '#features/listings/life/transitions.ts';
import { moveListing } from '#features/publishing/service.server.ts';
import { removeListing } from '#features/listings/service.server.ts';
import { LISTING_STATUSES } from '#features/listings/rules.ts';
import { listingsTexts as texts, STATUS_NAMES, TYPE_NAMES } from '#features/listings/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf, passwordIn } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Moment } from '#ui/moment.tsx';
import type { Column } from '#ui/table.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { PremierSwitch, ReasonCard, StatusChoice } from './listing-switches.tsx';
import { RemovableRows, RowLink, RowPicture } from './removable-rows.tsx';
import type { Route } from './+types/listings.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/admin_listings');
const FIND_MAX = 100;
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion };

export const loader = pageLoader(async (ctx, { url }) => {
  const page = listPage(url.searchParams);
  const asked = askedOf(url);
  const { rows: found, total } = await everyListing(ctx, page, asked);
  const rows = found.map((row, index) => ({ ...row, sn: page.startIndex + index + 1 }));
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
  if (intent === 'premier') await setPremier(ctx, id ?? '', value === 'on');
  else if (intent === 'status' && value) throw redirect(await moved(ctx, args, form));
  else {
    setCookies(args, await givePassword(ctx, passwordIn(form)));
    await removeListing(ctx, id ?? '');
    flash(args, texts.deleted);
    // Without scripts the message waits for the next page.
    if (form.has('back')) throw redirect(listOf(args.url));
    return { removed: id ?? '' };
  }
  return null;
});

const askedOf = ({ searchParams }: URL) => ({
  status: LISTING_STATUSES.find((one) => one === searchParams.get('status')),
  find: (searchParams.get('find') ?? '').trim().slice(0, FIND_MAX),
});
const alsoOf = ({ status, find }: ReturnType<typeof askedOf>) => {
  const also = new URLSearchParams({ ...(status && { status }), ...(find && { find }) }).toString();
  return also && `&${also}`;
};
/** The list with the rows that its address shows. */
const listOf = (url: URL) => `${PATH}${pageQuery(listPage(url.searchParams))}${alsoOf(askedOf(url))}`;

/** Takes a listing to another status and gives the way back to the list; where a reason is due, the list asks for it first. */
async function moved(ctx: Ctx, args: Pick<Route.ActionArgs, 'context' | 'url'>, form: FormData) {
  const id = String(form.get('id') ?? '');
  const [transition, reason] = ['value', 'reason'].map((name) => form.get(name));
  const list = listOf(args.url);
  const named = TRANSITION_NAMES.find((one) => one === transition);
  if (named && needsReason(named) && reason === null)
    return `${list}&${new URLSearchParams({ reason: named, of: id }).toString()}`;
  const { name, status } = await moveListing(ctx, id, { transition, ...(reason !== null && { reason }) });
  flash(args, lifeTexts.moved(name, status));
  return list;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('All Listings');

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const COLUMNS: readonly Column<Row>[] = [
  { label: 'SN', cell: ({ sn }) => sn, end: true },
  { label: 'Date Posted', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
  {
    label: 'Listing Image',
    cell: ({ slug, name, cover }) => <RowPicture to={listingPath(slug)} label={`Photo of ${name}`} src={cover} />,
  },
  { label: 'Listing Name', lead: true, cell: ({ slug, name }) => <RowLink to={listingPath(slug)}>{name}</RowLink> },
  { label: 'Type', cell: ({ type }) => TYPE_NAMES[type] },
  { label: "Seller's Id", cell: ({ userRef }) => <SellerId id={userRef} /> },
  {
    label: 'Status',
    cell: (row) => (
      <div className="grid justify-items-start gap-2">
        <StatusChoice listing={row} />
        <PremierSwitch id={row.id} name={row.name} on={row.exclusive} />
      </div>
    ),
  },
];

export default function AdminListings({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, rows, total, asked, reasonDue } = loaderData;
  const { status, find } = asked;
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
        {status ? STATUS_NAMES[status].toLowerCase() : 'in every state'}
      </AreaHeading>
      <Form method="get" className="mb-6 flex flex-wrap items-end gap-3">
        <TextField
          key={find}
          type="search"
          name="find"
          label="Find"
          hint="Name, GD number, phone or email address"
          defaultValue={find}
          maxLength={FIND_MAX}
          autoComplete="off"
          className="w-full sm:w-80"
        />
        <Select
          key={status}
          name="status"
          label="Show"
          defaultValue={status ?? ''}
          choices={[['', 'Every status'], ...LISTING_STATUSES.map((one) => [one, STATUS_NAMES[one]] as const)]}
        />
        <Button type="submit" variant="secondary">
          Show<span className="sr-only"> these listings</span>
        </Button>
      </Form>
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
        empty={<EmptyState icon={<House size={30} />} title={find ? texts.noneFound : texts.noneYet} />}
        className="wide-table"
      />
    </>
  );
}

/** The end of an id is enough to tell sellers apart; the whole of it is there to copy, and leads to how their account stands. */
function SellerId({ id }: { id: string }) {
  return (
    <Link className="link link-alone" to={href('/customer/admin_users/:userId', { userId: id })}>
      <code className="text-xs whitespace-nowrap" title={id}>
        <span className="sr-only">{id}</span>
        <span aria-hidden="true">…{id.slice(-8)}</span>
      </code>
    </Link>
  );
}
