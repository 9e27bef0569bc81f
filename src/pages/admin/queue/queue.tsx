import { Form, Link, redirect } from 'react-router';
import Check from 'lucide-react/icons/check';
import { adminPage } from '#core/paging.ts';
import { casePath, queuePath } from '#core/paths.ts';
import { QUEUE_ORDERS, QUEUE_SHOWN } from '#features/moderation/queue/asked.ts';
import {
  claim,
  claimNext,
  queuePage,
  type QueueRow,
  queueTotal,
  waitingTimes,
} from '#features/moderation/queue/service.server.ts';
import { moderationTexts as texts, waitingWords } from '#features/moderation/texts.ts';
import { counted, placeLine, priceLine } from '#features/listings/card/words.ts';
import { STATUS_NAMES, TYPE_NAMES } from '#features/listings/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Moment } from '#ui/moment.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { answerOrRefusal } from '../../layout/answer-or-refusal.ts';
import { MoreRows } from '../../layout/more-rows.tsx';
import { hiddenPage } from '../../layout/page-meta.ts';
import { AdminHeading } from '../admin-heading.tsx';
import { alsoOf, queryOf, queueAsked } from '../asked.ts';
import { FindForm } from '../find-form.tsx';
import { RowDetail, RowLink, RowPicture } from '../removable-rows.tsx';
import './queue.css';
import type { Route } from './+types/queue.ts';

export { Refused as ErrorBoundary } from '../refused.tsx';

export const loader = pageLoader(async (ctx, { url }) => {
  const page = adminPage(url);
  const asked = queueAsked(url);
  const [homes, found, times] = await Promise.all([
    queuePage(ctx, page, asked),
    asked.find || asked.which ? queueTotal(ctx, asked) : null,
    waitingTimes(ctx),
  ]);
  const query = queryOf(asked);
  const rows = homes.map((home) => ({ ...home, path: casePath(home.id, query) }));
  return { page, asked, rows, total: found ?? times.total, times };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const chosen = form.get('case');
  const asked = queueAsked(args.url);
  const query = queryOf(asked);
  if (typeof chosen === 'string') {
    await claim(ctx, chosen);
    throw redirect(casePath(chosen, query));
  }
  const next = await claimNext(ctx, asked);
  if (!next) flash(args, query ? texts.nothingLeftOfSearch : texts.nothingLeft);
  throw redirect(next ? casePath(next, query) : queuePath(query));
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage(texts.title);

/** A home with the address of its case, which keeps what was asked for. */
type Row = QueueRow & { path: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    label: 'Photo',
    picture: true,
    cell: ({ path, name, cover }) => <RowPicture to={path} label={`Photo of ${name}`} src={cover} />,
  },
  {
    label: 'Home',
    lead: true,
    free: true,
    cell: ({ path, name, type, city, state, ownerName, ...price }) => (
      <>
        <RowLink to={path}>{name}</RowLink>
        <RowDetail>
          {priceLine({ type, ...price })} · {TYPE_NAMES[type]}
          {(city || state) && (
            <span className="max-sm:block">
              <span className="max-sm:hidden"> · </span>
              {placeLine(city, state)}
            </span>
          )}
        </RowDetail>
        <RowDetail>{ownerName}</RowDetail>
      </>
    ),
  },
  { label: 'Why', free: true, cell: (row) => <Why row={row} /> },
  { label: 'Since', cell: ({ openedAt }) => <Moment at={openedAt} withTime /> },
  { label: 'Review', deed: true, cell: (row) => <Review row={row} /> },
];

export default function AdminQueue({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, asked, rows, total, times } = loaderData;
  const { find, which, order } = asked;
  const also = alsoOf(asked);
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <FormError>{outcome && 'error' in outcome ? outcome.error : undefined}</FormError>
      {times.total > 0 && (
        <>
          <div className="mb-6 flex flex-wrap items-center gap-4">
            <Form method="post">
              <Button type="submit">Review the next one</Button>
            </Form>
            <p className="text-muted max-sm:text-sm">{waitingWords(times)}</p>
          </div>
          <FindForm
            things="homes"
            find={find}
            hint={texts.find}
            short={texts.findShort}
            selects={[
              {
                name: 'which',
                label: 'Which',
                value: which,
                choices: [['', 'All of them'], ...Object.entries(QUEUE_SHOWN)],
              },
              { name: 'order', label: 'Order', value: order, choices: Object.entries(QUEUE_ORDERS) },
            ]}
          />
        </>
      )}
      {rows.length > 0 || page.startIndex > 0 ? (
        <div className="dense-table queue-table">
          <Table caption={texts.title} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
        </div>
      ) : (
        <EmptyState icon={<Check size={30} />} title={times.total > 0 ? texts.noneFound : texts.empty}>
          {times.total > 0 ? '' : texts.emptyLead}
        </EmptyState>
      )}
      <MoreRows
        page={page}
        more={page.startIndex + rows.length < total}
        also={also}
        reach={{ total, shown: rows.length }}
      />
    </>
  );
}

function Why({ row: { why, holds, isChange, status, score, reasons } }: { row: Row }) {
  return (
    <span className="grid justify-items-start gap-1.5 md:min-w-40">
      <span className="flex flex-wrap gap-1">
        {score > 0 && <Badge tone={holds ? 'danger' : 'neutral'}>Risk {score}</Badge>}
        <Badge>{texts.whys[why]}</Badge>
        {holds && (
          <Badge tone={isChange || status !== 'active' ? 'warning' : 'good'}>
            {isChange ? 'A change waits' : STATUS_NAMES[status]}
          </Badge>
        )}
      </span>
      <span className="text-sm text-pretty text-muted">
        {reasons[0]?.rule === 'appeal' ? texts.appealsToAdmins : reasons[0]?.sentence}
        {reasons.length > 1 && ` And ${counted(reasons.length - 1, 'more reason')}.`}
      </span>
    </span>
  );
}

function Review({ row: { id, path, name, isOwn, isTaken, isReported, isDecidedByViewer } }: { row: Row }) {
  if (!isOwn && (isReported || isDecidedByViewer))
    return (
      <>
        <span className="text-sm text-muted">{isReported ? 'You reported it' : 'You decided first'}</span>
        <Link className="link link-alone" to={path}>
          Read<span className="sr-only"> {name}</span>
        </Link>
      </>
    );
  if (isOwn) return <span className="text-sm text-muted">Your own</span>;
  if (isTaken) return <span className="text-sm text-muted">Another admin has it</span>;
  return (
    <Form method="post">
      <Button type="submit" name="case" value={id} variant="secondary">
        Review<span className="sr-only"> {name}</span>
      </Button>
    </Form>
  );
}
