import ClipboardList from 'lucide-react/icons/clipboard-list';
import { href } from 'react-router';
import type { AuditEntry } from '#features/audit/contract.ts';
import { listRecord } from '#features/audit/service.server.ts';
import { auditTexts as texts } from '#features/audit/texts.ts';
import { pageLoader } from '#server/loader.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { MoreRows } from './more-rows.tsx';
import { shownRows } from './shown-rows.ts';
import type { Route } from './+types/audit.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

export const loader = pageLoader(async (ctx, { url }) => {
  const show = shownRows(url);
  const entries = await listRecord(ctx, { limit: show + 1 });
  return { rows: entries.slice(0, show), total: entries.length };
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: texts.title, path: href('/customer/admin_audit'), hidden: true });

const COLUMNS: readonly Column<AuditEntry>[] = [
  { label: 'When', cell: ({ at }) => <Moment at={at} withTime /> },
  { label: 'Who', cell: ({ actorName, actorId }) => actorName ?? <Left id={actorId} />, free: true },
  { label: 'What', cell: ({ action, detail }) => <What action={action} detail={detail} />, lead: true },
  {
    label: 'On whom or which',
    cell: ({ subjectName, subjectId }) => subjectName || <Reference id={subjectId} />,
    free: true,
  },
];

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const { rows, total } = loaderData;
  return (
    <>
      <AreaHeading
        over="ADMIN Dashboard"
        title={texts.title}
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Admin', to: href('/customer/admin_dashboard') },
          { label: texts.title },
        ]}
      >
        {texts.lead}
      </AreaHeading>
      {rows.length > 0 ? (
        <Table caption={texts.title} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <EmptyState icon={<ClipboardList size={30} />} title={texts.empty} />
      )}
      <MoreRows shown={rows.length} total={total} />
    </>
  );
}

function What({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>) {
  return (
    <span className="grid">
      {texts.actions[action]}
      {detail && <span className="text-sm text-muted">{detail}</span>}
    </span>
  );
}

/** Somebody whose account is gone: the number tells their deeds from those of others. */
function Left({ id }: { id: string }) {
  return (
    <span className="grid">
      {texts.formerUser}
      <Reference id={id} />
    </span>
  );
}

function Reference({ id }: { id: string }) {
  return (
    <code className="text-xs break-all text-muted" title={id}>
      {id}
    </code>
  );
}
