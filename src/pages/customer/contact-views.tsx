import { capitalised } from '#core/text/capitalised.ts';
import { href, Link } from 'react-router';
import Eye from 'lucide-react/icons/eye';
import { listPage } from '#core/paging.ts';
import { listingPath, reportPath } from '#core/paths.ts';
import { whatISaw, whoSawMine } from '#features/listings/contacts/service.server.ts';
import { contactViewsTexts as texts } from '#features/listings/contacts/texts.ts';
import type { Way } from '#features/listings/contacts/rules.ts';
import { reportsTexts } from '#features/reports/texts.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { MoreRows } from '../layout/more-rows.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/contact-views.ts';

const STEP = 50;

export const loader = pageLoader(async (ctx, { url }) => {
  const page = listPage(url.searchParams, STEP);
  const [mine, seen] = await Promise.all([whoSawMine(ctx, page), whatISaw(ctx)]);
  return { page, ...mine, seen };
});

export const meta = hiddenPage(texts.title);

type Visit = Awaited<ReturnType<typeof loader>>['visits'][number];
type Seen = Awaited<ReturnType<typeof loader>>['seen'][number];

const day = { label: 'Day', cell: ({ day }: { day: string }) => <Moment at={day} /> };

const MINE: readonly Column<Visit>[] = [
  day,
  { label: 'Who', cell: ({ person }) => person, lead: true, free: true },
  { label: 'Homes, and what they did', cell: ({ homes }) => <Homes homes={homes} />, free: true },
];
const SEEN: readonly Column<Seen>[] = [
  day,
  { label: 'Home', cell: ({ name, slug }) => <Home name={name} slug={slug} />, lead: true, free: true },
  { label: 'What you did', cell: ({ pressed }) => <Did pressed={pressed} /> },
  {
    label: reportsTexts.link,
    deed: true,
    cell: ({ listingId, name }) => (
      <Link className="link link-alone" to={reportPath(listingId)}>
        Report{name && <span className="sr-only"> {name}</span>}
      </Link>
    ),
  },
];

export default function ContactViews({ loaderData }: Route.ComponentProps) {
  const { page, visits, more, seen } = loaderData;
  return (
    <>
      <AreaHeading title={texts.title}>{texts.lead}</AreaHeading>
      <section>
        <h2 className="mb-3 text-xl">{texts.mine}</h2>
        {visits.length > 0 || page.startIndex > 0 ? (
          <Table caption={texts.mine} columns={MINE} rows={visits} rowKey={({ id }) => id} />
        ) : (
          <EmptyState icon={<Eye size={30} />} title={texts.noneMine} level="h3">
            {texts.noneMineNext}
          </EmptyState>
        )}
        <MoreRows page={page} more={more} step={STEP}>
          Show more
        </MoreRows>
      </section>
      <section className="mt-12">
        <h2 className="mb-3 text-xl">{texts.seen}</h2>
        {seen.length > 0 ? (
          <Table caption={texts.seen} columns={SEEN} rows={seen} rowKey={({ id }) => id} />
        ) : (
          <EmptyState
            icon={<Eye size={30} />}
            title={texts.noneSeen}
            level="h3"
            action={
              <ButtonLink to={href('/properties')} variant="secondary">
                See homes
              </ButtonLink>
            }
          >
            {texts.noneSeenNext}
          </EmptyState>
        )}
      </section>
    </>
  );
}

function Homes({ homes }: Pick<Visit, 'homes'>) {
  return (
    <ul className="grid gap-1.5">
      {homes.map(({ id, pressed, ...home }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Home {...home} /> <Did pressed={pressed} />
        </li>
      ))}
    </ul>
  );
}

function Home({ name, slug }: { name: string | null; slug: string | null }) {
  if (!name || !slug) return <span className="text-muted">{texts.gone}</span>;
  return (
    <Link className="link" to={listingPath(slug)}>
      {name}
    </Link>
  );
}

function Did({ pressed }: { pressed: readonly Way[] }) {
  if (pressed.length === 0) return <span className="text-sm text-muted">{texts.looked}</span>;
  return (
    <span className="chips">
      {pressed.map((way) => (
        <Badge key={way} tone="good">
          {capitalised(texts.pressed[way])}
        </Badge>
      ))}
    </span>
  );
}
