import { href, Link } from 'react-router';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import House from 'lucide-react/icons/house';
import Users from 'lucide-react/icons/users';
import { listingPath } from '#core/paths.ts';
import { requireAdmin } from '#core/viewer.ts';
import { listUsers, usersPerDay } from '#features/accounts/users/service.server.ts';
import { listingsPerDay } from '#features/listings/admin/service.server.ts';
import { overview } from '#features/listings/service.server.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { waitingTimes } from '#features/moderation/queue/service.server.ts';
import { moderationTexts, waitingWords } from '#features/moderation/texts.ts';
import { openReports } from '#features/reports/decide.server.ts';
import { TYPE_NAMES } from '#features/listings/texts.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Avatar } from '#ui/avatar.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Sparkline } from '#ui/sparkline.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { RowLink } from './removable-rows.tsx';
import type { Route } from './+types/dashboard.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

/** Rows of each table (ADMIN-20). */
const RECENT = { limit: 5, startIndex: 0 };

export const loader = pageLoader(async (ctx) => {
  requireAdmin(ctx);
  const [{ users, ...people }, { listing, ...homes }, waiting, reports, userTrend, listingTrend] = await Promise.all([
    listUsers(ctx, RECENT),
    overview(ctx, RECENT),
    waitingTimes(ctx),
    openReports(ctx),
    usersPerDay(ctx),
    listingsPerDay(ctx),
  ]);
  return {
    ...people,
    ...homes,
    waiting,
    reports,
    userTrend,
    listingTrend,
    users: users.map(({ _id: id, name, avatar }) => ({ id, name, avatar })),
    listings: listing.map(({ _id: id, slug, name, type, images }) => ({
      id,
      slug,
      name,
      type,
      cover: images[0] ?? null,
    })),
  };
});

export const meta = hiddenPage('Admin Dashboard');

type Data = Awaited<ReturnType<typeof loader>>;

const USERS: readonly Column<Data['users'][number]>[] = [
  { label: 'User Image', cell: ({ name, avatar }) => <Avatar name={name} src={avatar} size="sm" />, picture: true },
  {
    label: 'Name',
    cell: ({ id, name }) => <RowLink to={href('/customer/admin_users/:userId', { userId: id })}>{name}</RowLink>,
    lead: true,
  },
];

const LISTINGS: readonly Column<Data['listings'][number]>[] = [
  {
    label: 'Listing Image',
    picture: true,
    cell: ({ cover }) => (
      <span className="block w-20 lg:w-16">
        <Picture src={cover} alt="" sizes="80px" className="aspect-4/3 rounded-sm" />
      </span>
    ),
  },
  { label: 'Title', lead: true, cell: ({ slug, name }) => <RowLink to={listingPath(slug)}>{name}</RowLink> },
  { label: 'Type', cell: ({ type }) => TYPE_NAMES[type] },
];

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { users, totalUsers, lastMonthUsers, listings, totalListing, lastMonthListings } = loaderData;
  const { waiting, reports, userTrend, listingTrend } = loaderData;
  return (
    <>
      <AreaHeading title="ADMIN Dashboard" crumbs={[{ label: 'Home', to: '/' }, { label: 'Admin' }]} />
      <div className="grid gap-5 sm:grid-cols-2">
        <StatCard
          label={
            <Link className="link" to={href('/customer/admin_queue')}>
              {moderationTexts.title}
            </Link>
          }
          value={waiting.total.toLocaleString('en-US')}
          note={waiting.appeals > 0 ? `${waitingWords(waiting)} Appeals: ${waiting.appeals}.` : waitingWords(waiting)}
          icon={<Eye size={22} />}
        />
        <StatCard
          label={
            <Link className="link" to={href('/customer/admin_reports')}>
              Reported Homes
            </Link>
          }
          value={reports.toLocaleString('en-US')}
          note={reports > 0 ? 'Reports that wait for a decision' : 'No report waits'}
          icon={<Flag size={22} />}
        />
        <StatCard
          label={
            <Link className="link" to={href('/customer/admin_users')}>
              Total Users
            </Link>
          }
          value={totalUsers.toLocaleString('en-US')}
          note={`Last Month: ${lastMonthUsers.toLocaleString('en-US')}`}
          icon={<Users size={22} />}
          trend={<Sparkline values={userTrend} label={trendLabel('users', userTrend)} />}
        />
        <StatCard
          label={
            <Link className="link" to={href('/customer/admin_listings')}>
              Total Listing
            </Link>
          }
          value={totalListing.toLocaleString('en-US')}
          note={`Last Month: ${lastMonthListings.toLocaleString('en-US')}. Only homes on the market are counted.`}
          icon={<House size={22} />}
          trend={<Sparkline values={listingTrend} label={trendLabel('listings', listingTrend)} />}
        />
      </div>
      <div className="mt-10 grid items-start gap-10 xl:grid-cols-2">
        <section>
          <SectionHeading
            title="Recent users"
            more={{ to: href('/customer/admin_users'), label: 'See All', about: 'users' }}
          />
          <Table caption="Recent users" columns={USERS} rows={users} rowKey={({ id }) => id} />
        </section>
        <section>
          <SectionHeading
            title="Recent Listings"
            more={{ to: href('/customer/admin_listings'), label: 'See All', about: 'listings' }}
          />
          {listings.length > 0 ? (
            <Table caption="Recent listings" columns={LISTINGS} rows={listings} rowKey={({ id }) => id} />
          ) : (
            <p className="text-muted">There are no listings yet.</p>
          )}
        </section>
      </div>
    </>
  );
}

const trendLabel = (things: string, values: readonly number[]) =>
  `New ${things} on each of the last ${values.length} days: ${values.reduce((sum, one) => sum + one, 0)} in all, ${Math.max(...values)} on one day at most.`;
