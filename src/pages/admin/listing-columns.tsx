import { href } from 'react-router';
import { listingPath } from '#core/paths.ts';
import type { everyListing } from '#features/listings/admin/service.server.ts';
import { referenceOf } from '#features/listings/rules.ts';
import { TYPE_NAMES } from '#features/listings/texts.ts';
import { Moment } from '#ui/moment.tsx';
import type { Column } from '#ui/table.tsx';
import { PremierSwitch, StatusChoice } from './listing-switches.tsx';
import { RowDetail, RowLink, RowPicture } from './removable-rows.tsx';

type Row = Awaited<ReturnType<typeof everyListing>>['rows'][number] & {
  sn: number;
  caseId: string | null;
  statusName: string;
};

/** What All Listings says of each. */
export const COLUMNS: readonly Column<Row>[] = [
  { label: 'SN', cell: ({ sn }) => sn, end: true, from: 'xl' },
  { label: 'Date Posted', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
  {
    label: 'Listing Image',
    picture: true,
    cell: ({ slug, name, cover }) => <RowPicture to={listingPath(slug)} label={`Photo of ${name}`} src={cover} />,
  },
  {
    label: 'Listing Name',
    lead: true,
    cell: ({ slug, name, placeName, price, reference }) => (
      <>
        <RowLink to={listingPath(slug)}>{name}</RowLink>
        <RowDetail>
          <span className="block truncate">
            <span className="lg:hidden">
              <strong className="font-semibold text-text">{price}</strong>
              {' · '}
            </span>
            {[referenceOf(reference), placeName].filter(Boolean).join(' · ')}
          </span>
        </RowDetail>
      </>
    ),
  },
  { label: 'Type', cell: ({ type }) => TYPE_NAMES[type] },
  {
    label: "Seller's Id",
    cell: ({ userRef, sellerName }) => (
      <div className="seller inline-flex flex-wrap items-baseline wrap-anywhere lg:block">
        <RowLink to={href('/customer/admin_users/:userId', { userId: userRef })}>{sellerName}</RowLink>
        <RowDetail>
          <code className="text-xs whitespace-nowrap max-lg:sr-only" title={userRef}>
            <span className="sr-only">{userRef}</span>
            <span aria-hidden="true">…{userRef.slice(-8)}</span>
          </code>
        </RowDetail>
      </div>
    ),
  },
  { label: 'Price', cell: ({ price }) => price.split(' ')[0], end: true, from: 'lg' },
  {
    label: 'Status',
    deed: true,
    cell: (row) => (
      <div className="status-cell" data-status={row.status}>
        <StatusChoice key={row.status} listing={row} />
        <PremierSwitch id={row.id} name={row.name} on={row.exclusive} />
      </div>
    ),
  },
];
