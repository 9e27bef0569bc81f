import ReceiptText from 'lucide-react/icons/receipt-text';
import { href } from 'react-router';
import { myPurchases } from '#features/packages/service.server.ts';
import { packagesTexts as texts } from '#features/packages/texts.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import { Price } from '#ui/price.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/purchase-history.ts';

const KOBO_PER_NAIRA = 100;
const STATUS = { open: 'Not paid yet', paid: 'Paid', cancelled: 'Cancelled', refunded: 'Refunded' } as const;

export const loader = pageLoader((ctx) => myPurchases(ctx));

export const meta = hiddenPage('Purchase History');

const COLUMNS: readonly Column<Awaited<ReturnType<typeof loader>>[number]>[] = [
  { label: 'Package', cell: ({ plan }) => plan, lead: true },
  { label: 'Date', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { label: 'Amount', cell: ({ amountKobo }) => <Price amount={amountKobo / KOBO_PER_NAIRA} />, end: true },
  {
    label: 'Status',
    cell: ({ status }) => <Badge tone={status === 'paid' ? 'good' : 'neutral'}>{STATUS[status]}</Badge>,
  },
  { label: 'Receipt', cell: ({ receipt }) => receipt ?? 'None', named: true },
];

export default function PurchaseHistory({ loaderData: purchases }: Route.ComponentProps) {
  return (
    <>
      <AreaHeading title="Purchase History" />
      {purchases.length > 0 ? (
        <Table caption="Your purchases" columns={COLUMNS} rows={purchases} rowKey={({ id }) => id} />
      ) : (
        <EmptyState
          icon={<ReceiptText size={30} />}
          title={texts.noPayment}
          action={
            <ButtonLink to={href('/customer/packages')} variant="secondary">
              See the packages
            </ButtonLink>
          }
        >
          When you pay for a package, what you paid and its receipt stay here.
        </EmptyState>
      )}
    </>
  );
}
