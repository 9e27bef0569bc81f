import ClipboardList from 'lucide-react/icons/clipboard-list';
import { listPage } from '#core/paging.ts';
import { pageTexts } from '#core/page-texts.ts';
import { listRecord } from '#features/audit/service.server.ts';
import { auditTexts as texts } from '#features/audit/texts.ts';
import { pageLoader } from '#server/loader.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { MoreRows } from '../layout/more-rows.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { AdminHeading } from './admin-heading.tsx';
import { alsoOf, recordAsked } from './asked.ts';
import { FindForm } from './find-form.tsx';
import type { Route } from './+types/audit.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

export const loader = pageLoader(async (ctx, { url }) => {
  const page = listPage(url.searchParams);
  const asked = recordAsked(url);
  const entries = await listRecord(ctx, { limit: page.limit + 1, startIndex: page.startIndex }, asked);
  return { page, asked, rows: entries.slice(0, page.limit), more: entries.length > page.limit };
});

export const meta = hiddenPage(texts.title);

type AuditEntry = Awaited<ReturnType<typeof loader>>['rows'][number];

const COLUMNS: readonly Column<AuditEntry>[] = [
  { label: 'When', cell: ({ at }) => <Moment at={at} withTime /> },
  {
    label: 'Who',
    cell: ({ actorName, actorId }) => (
      <span className="wrap-anywhere lg:inline-block lg:min-w-24">{actorName ?? <Left id={actorId} />}</span>
    ),
  },
  { label: 'What', cell: (entry) => <What {...entry} />, lead: true },
  {
    label: 'Who or what',
    cell: ({ subjectName, subjectId }) =>
      subjectName ? <span className="no">{subjectName}</span> : <Reference id={subjectId} />,
    free: true,
  },
];

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  const { page, asked, rows, more } = loaderData;
  const { find, action } = asked;
  const also = alsoOf(asked);
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <FindForm
        things="entries"
        find={find}
        hint={texts.find}
        short={texts.findShort}
        selects={[
          {
            name: 'action',
            label: 'What',
            value: action,
            choices: [['', 'Everything'], ...Object.entries(texts.actions)],
          },
        ]}
      />
      {rows.length > 0 || page.startIndex > 0 ? (
        <Table caption={texts.title} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <EmptyState icon={<ClipboardList size={30} />} title={also ? texts.noneFound : texts.empty} />
      )}
      <MoreRows page={page} more={more} also={also} />
    </>
  );
}

/** A sentence where its columns do not stand beside each other. */
function What({ action, detail, subjectName }: Pick<AuditEntry, 'action' | 'detail' | 'subjectName'>) {
  return (
    <>
      <span className={subjectName ? 'max-lg:hidden' : undefined}>{texts.actions[action]}</span>
      {subjectName && <span className="lg:hidden">{texts.sentences[action].replace('…', () => subjectName)}</span>}
      {detail && <p className="text-sm text-muted">{detail}</p>}
    </>
  );
}

/** Somebody whose account is gone: the number tells their deeds from those of others. */
function Left({ id }: { id: string }) {
  return (
    <span className="grid">
      {pageTexts.formerUser}
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
