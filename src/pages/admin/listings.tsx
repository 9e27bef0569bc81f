import { href, redirect } from 'react-router';
import House from 'lucide-react/icons/house';
import { listPage } from '#core/paging.ts';
import { editPath, listingPath } from '#core/paths.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { everyListing, setPremier, setStatus } from '#features/listings/admin/service.server.ts';
import { removeListing } from '#features/listings/write/service.server.ts';
import { listingsTexts as texts, TYPE_NAMES } from '#features/listings/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf, passwordIn } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import type { Column } from '#ui/table.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { PremierSwitch, StatusChoice } from './listing-switches.tsx';
import { RemovableRows, RowLink, RowPicture } from './removable-rows.tsx';
import type { Route } from './+types/listings.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/admin_listings');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion };

export const loader = pageLoader(async (ctx, { url }) => {
  const page = listPage(url.searchParams);
  const { rows: found, total } = await everyListing(ctx, page);
  const rows = found.map((row, index) => ({ ...row, sn: page.startIndex + index + 1 }));
  return { page, rows, total };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const [intent, id, value] = ['intent', 'id', 'value'].map((name) => String(form.get(name) ?? ''));
  if (intent === 'premier') await setPremier(ctx, id ?? '', value === 'on');
  else if (intent === 'status') await setStatus(ctx, id ?? '', value ?? '');
  else {
    setCookies(args, await givePassword(ctx, passwordIn(form)));
    await removeListing(ctx, id ?? '');
    flash(args, texts.deleted);
    // Without scripts the message waits for the next page.
    if (form.has('back')) throw redirect(PATH);
    return { removed: id ?? '' };
  }
  return null;
});

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
    cell: ({ id, name, status, exclusive }) => (
      <div className="grid justify-items-start gap-2">
        <StatusChoice id={id} name={name} status={status} />
        <PremierSwitch id={id} name={name} on={exclusive} />
      </div>
    ),
  },
];

export default function AdminListings({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, rows, total } = loaderData;
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
        {total.toLocaleString('en-US')} in all, in every state
      </AreaHeading>
      <RemovableRows
        words={WORDS}
        {...loaderData}
        caption="All listings"
        columns={COLUMNS}
        edit={({ id }) => editPath(id)}
        full={rows.length === page.limit}
        path={PATH}
        outcome={outcome}
        empty={<EmptyState icon={<House size={30} />} title={texts.noneYet} />}
        className="wide-table"
      />
    </>
  );
}

/** The end of an id is enough to tell sellers apart; the whole of it is there to copy. */
function SellerId({ id }: { id: string }) {
  return (
    <code className="text-xs whitespace-nowrap" title={id}>
      <span className="sr-only">{id}</span>
      <span aria-hidden="true">…{id.slice(-8)}</span>
    </code>
  );
}
