import Hourglass from 'lucide-react/icons/hourglass';
import House from 'lucide-react/icons/house';
import { href } from 'react-router';
import { requireViewer } from '#core/viewer.ts';
import { statusCounts } from '#features/listings/own/service.server.ts';
import { myPlan, myUse } from '#features/packages/service.server.ts';
import { daysLeftText } from '#features/packages/texts.ts';
import { PackageUse } from '#features/packages/ui/package-use.tsx';
import '#features/packages/ui/plans.css';
import { pageLoader } from '#server/loader.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Moment } from '#ui/moment.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/dashboard.ts';

export const loader = pageLoader(async (ctx) => {
  const { id, name } = requireViewer(ctx);
  const counts = Promise.all([statusCounts(ctx, id), myUse(ctx)]).then(
    ([{ active = 0, pending = 0 }, use]) => ({ active, pending, use }),
    (error: unknown) => {
      ctx.log.error({ err: error }, 'the listings of a dashboard could not be counted');
      return null;
    },
  );
  const [listings, mine] = await Promise.all([counts, myPlan(ctx)]);
  return { name, listings, mine, enforced: ctx.settings.packageLimits };
});

export const meta = hiddenPage('Dashboard');

type Mine = Awaited<ReturnType<typeof myPlan>>;

const COLUMNS: readonly Column<Mine>[] = [
  { label: 'Name', cell: ({ plan }) => plan.name, lead: true },
  { label: 'Start date', cell: ({ startsAt }) => <Moment at={startsAt} /> },
  { label: 'End date', cell: ({ endsAt }) => <Moment at={endsAt} /> },
  { label: 'Property allowed', cell: ({ plan }) => plan.allowances.properties, end: true },
  { label: 'Days remaining', cell: ({ daysRemaining }) => daysLeftText(daysRemaining), end: true },
  { label: 'Featured allowed', cell: ({ plan }) => (plan.allowances.featured ? 'Yes' : 'No') },
];

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, listings, mine, enforced } = loaderData;
  return (
    <>
      <AreaHeading title="Dashboard">Welcome, {name}.</AreaHeading>
      {listings ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <StatCard label="Active Property Items" value={listings.active} icon={<House size={22} />} />
          <StatCard label="Pending Property Items" value={listings.pending} icon={<Hourglass size={22} />} />
        </div>
      ) : (
        <FormError>Failed to load listings</FormError>
      )}
      <section className="mt-10">
        <h2 className="mb-3 text-xl">Your package</h2>
        <Table phone="figures" caption="Your package" columns={COLUMNS} rows={[mine]} rowKey={({ plan }) => plan.id} />
        {listings && (
          <Card className="mt-5">
            <h3 className="mb-4 font-semibold">What you use of it</h3>
            <PackageUse plan={mine.plan} use={listings.use} enforced={enforced} />
          </Card>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={href('/customer/add_properties')}>Add a Property</ButtonLink>
          <ButtonLink to={href('/customer/packages')} variant="secondary">
            See all packages
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
