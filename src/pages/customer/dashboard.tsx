import Eye from 'lucide-react/icons/eye';
import Hourglass from 'lucide-react/icons/hourglass';
import House from 'lucide-react/icons/house';
import { href, Link } from 'react-router';
import { requireViewer } from '#core/viewer.ts';
import { contactsOfWeek } from '#features/listings/contacts/service.server.ts';
import { contactViewsTexts } from '#features/listings/contacts/texts.ts';
import { statusCounts } from '#features/listings/own/service.server.ts';
import { ownTexts } from '#features/listings/own/texts.ts';
import { myPlan, myUse } from '#features/packages/service.server.ts';
import { daysLeftText, packagesTexts } from '#features/packages/texts.ts';
import { PackageUse } from '#features/packages/ui/package-use.tsx';
import '#features/packages/ui/plans.css';
import { openQuestions } from '#features/reports/service.server.ts';
import { reportsTexts } from '#features/reports/texts.ts';
import { pageLoader } from '#server/loader.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Moment } from '#ui/moment.tsx';
import { classNames } from '#ui/class-names.ts';
import { StatCard } from '#ui/stat-card.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/dashboard.ts';

export const loader = pageLoader(async (ctx) => {
  const { id, name } = requireViewer(ctx);
  const counts = Promise.all([statusCounts(ctx, id), myUse(ctx), openQuestions(ctx), contactsOfWeek(ctx)]).then(
    ([{ active = 0, pending = 0, draft = 0, expired = 0 }, use, { length: questions }, week]) => ({
      active,
      pending,
      draft,
      expired,
      use,
      questions,
      week,
    }),
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
  { label: 'Property allowed', cell: ({ plan }) => plan.allowances.properties },
  { label: 'Days remaining', cell: ({ daysRemaining }) => daysLeftText(daysRemaining) },
  { label: 'Featured allowed', cell: ({ plan }) => (plan.allowances.featured ? 'Yes' : 'No') },
];

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, listings, mine, enforced } = loaderData;
  const mineTo = href('/customer/all_properties');
  return (
    <>
      <AreaHeading title="Dashboard">Welcome, {name}.</AreaHeading>
      {listings ? (
        <>
          <NeedsYou {...listings} />
          <div className={classNames('grid gap-5', listings.use.properties > 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
            <StatCard
              label={
                <Link className="link" to={mineTo}>
                  Active Property Items
                </Link>
              }
              value={listings.active}
              note={ownTexts.activeNote(listings.active)}
              icon={<House size={22} />}
            />
            <StatCard
              label={
                <Link className="link" to={mineTo}>
                  Pending Property Items
                </Link>
              }
              value={listings.pending}
              note={ownTexts.pendingNote(listings.pending)}
              icon={<Hourglass size={22} />}
            />
            {listings.use.properties > 0 && (
              <StatCard
                label={
                  <Link className="link" to={href('/customer/contact-views')}>
                    Saw your contacts
                  </Link>
                }
                value={listings.week.people}
                note={contactViewsTexts.ofWeek(listings.week.pressed)}
                icon={<Eye size={22} />}
              />
            )}
          </div>
          {listings.use.properties === 0 && <Start />}
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={href('/customer/add_properties')}>Add a Property</ButtonLink>
            <ButtonLink to={mineTo} variant="secondary">
              My Properties
            </ButtonLink>
          </div>
        </>
      ) : (
        <FormError>Failed to load listings</FormError>
      )}
      <section className="mt-10">
        <h2 className="mb-3 text-xl">Your package</h2>
        {!enforced && <p className="mb-3 max-w-2xl text-muted">{packagesTexts.notEnforced}</p>}
        <div className="area-surface">
          <Table
            phone="figures"
            caption="Your package"
            columns={COLUMNS}
            rows={[mine]}
            rowKey={({ plan }) => plan.id}
          />
        </div>
        {listings && enforced && (
          <Card className="mt-5">
            <h3 className="mb-4 font-semibold">{packagesTexts.used}</h3>
            <PackageUse plan={mine.plan} use={listings.use} />
          </Card>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={href('/customer/packages')} variant="secondary">
            See all packages
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

/** What comes of adding a home, for whoever has none. */
function Start() {
  return (
    <Card className="mt-5">
      <h2 className="mb-4 text-xl">{ownTexts.startTitle}</h2>
      <ol className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
        {ownTexts.start.map(([step, more], index) => (
          <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <span
              className="grid size-8 place-items-center rounded-full bg-sunken font-semibold tabular-nums"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{step}</p>
              <p className="mt-1 text-sm text-muted">{more}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface NeedsYouProps {
  questions: number;
  draft: number;
  expired: number;
}

/** What waits for its owner, each with the way there; nothing where nothing does. */
function NeedsYou({ questions, draft, expired }: NeedsYouProps) {
  const mine = href('/customer/all_properties');
  const waiting = [
    {
      count: questions,
      text: reportsTexts.notice(questions),
      to: href('/customer/reports'),
      way: reportsTexts.toAnswer,
    },
    { count: draft, text: ownTexts.drafts(draft), to: mine, way: ownTexts.toDrafts },
    { count: expired, text: ownTexts.expired(expired), to: mine, way: ownTexts.toExpired },
  ].filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-xl">{ownTexts.needsYou}</h2>
      <ul className="grid gap-2">
        {waiting.map(({ text, to, way }) => (
          <li
            key={text}
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-warning-soft px-4 py-2 text-warning-ink"
          >
            {text}
            <Link className="link link-alone" to={to}>
              {way}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
