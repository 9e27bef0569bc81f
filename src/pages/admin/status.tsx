import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Check from 'lucide-react/icons/check';
import { readStatus } from '#features/status/service.server.ts';
import { statusTexts as texts } from '#features/status/texts.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Moment } from '#ui/moment.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import './status.css';
import { AdminHeading } from './admin-heading.tsx';
import type { Route } from './+types/status.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

export const loader = pageLoader((ctx) => readStatus(ctx));

export const meta = hiddenPage(texts.title);

type Queue = Awaited<ReturnType<typeof loader>>['queues'][number];
interface Fact {
  name: string;
  value: ReactNode;
}

const QUEUES: readonly Column<Queue>[] = [
  { label: 'Kind', cell: ({ name }) => name, lead: true },
  { label: 'Waiting', cell: ({ waiting }) => count(waiting), end: true },
  { label: 'Running', cell: ({ running }) => count(running), end: true },
  { label: 'Given up', cell: ({ failed }) => count(failed), end: true },
  { label: 'Oldest', cell: ({ oldestSeconds }) => `${count(Math.round(oldestSeconds))} s`, end: true },
];

export default function AdminStatus({ loaderData }: Route.ComponentProps) {
  const { at, concerns, kindsOfJobs, database, pools, queues, emails, uploads, freeBytes } = loaderData;
  const running = [
    { name: 'Version', value: loaderData.version },
    { name: 'Node', value: loaderData.node },
    { name: 'Up since', value: <Moment at={loaderData.startedAt} withTime /> },
    { name: 'Memory', value: size(loaderData.memoryBytes) },
    { name: 'Event loop delay', value: milliseconds(loaderData.eventLoopDelay) },
    { name: 'Background jobs', value: loaderData.jobsRun ? 'Running' : 'Not running' },
    { name: 'Free space for pictures', value: freeBytes === null ? texts.inBucket : size(freeBytes) },
  ];
  const stored = [
    { name: 'PostgreSQL', value: database.version },
    { name: 'Response time', value: milliseconds(database.answeredAfter) },
    { name: 'Size', value: size(database.bytes) },
    { name: 'Migrations', value: `${database.migrations} of ${database.expectedMigrations}` },
    ...pools.map(({ name, connections, idle, waiting }) => ({
      name: `Connections for ${name}`,
      value: `${connections} open, ${idle} idle${waiting > 0 ? `, ${waiting} waiting` : ''}`,
    })),
  ];
  const counted = [
    { name: 'Emails sent', value: count(emails.sent) },
    { name: 'Emails that failed', value: count(emails.failed) },
    { name: 'Pictures taken in', value: count(uploads.taken) },
    { name: 'Pictures refused', value: count(uploads.refused) },
    { name: 'Requests refused for too much load', value: count(loaderData.shed) },
  ];
  return (
    <>
      <AdminHeading title={texts.title}>
        {texts.lead} {texts.asOf} <Moment at={at} withTime />.
      </AdminHeading>
      {concerns.length > 0 ? (
        <section className="status-concerns">
          <h2>{texts.attention}</h2>
          <ul>
            {concerns.map((concern) => (
              <li key={concern}>
                <CircleAlert size={18} />
                {concern}
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p className="status-fine">
          <Check size={20} />
          {texts.fine}
        </p>
      )}
      <div className="grid items-start gap-10 md:grid-cols-2">
        <Facts title={texts.process} facts={running} />
        <Facts title={texts.database} facts={stored} />
        <Facts title={texts.sinceStart} facts={counted} />
        <section>
          <SectionHeading title={texts.queues} />
          {queues.length > 0 ? (
            <Table phone="figures" caption={texts.queues} columns={QUEUES} rows={queues} rowKey={({ name }) => name} />
          ) : (
            <p className="text-muted">{texts.quiet(kindsOfJobs)}</p>
          )}
        </section>
      </div>
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <SectionHeading title={title} />
      <dl className="status-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const count = (value = 0) => value.toLocaleString('en-US');
const milliseconds = (value: number) => `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ms`;
const MEGABYTE = 1024 * 1024;

function size(bytes: number): string {
  const megabytes = Math.round(bytes / MEGABYTE);
  return megabytes < 1024
    ? `${megabytes} MB`
    : `${(megabytes / 1024).toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`;
}
