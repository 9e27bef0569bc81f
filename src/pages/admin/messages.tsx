import { href, redirect } from 'react-router';
import Mail from 'lucide-react/icons/mail';
import { adminPage, pageQuery } from '#core/paging.ts';
import { MESSAGES_ORDERS } from '#features/contact/asked.ts';
import { messageRows, removeMessage } from '#features/contact/service.server.ts';
import { contactTexts as texts } from '#features/contact/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import type { Column } from '#ui/table.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import { AdminHeading } from './admin-heading.tsx';
import { alsoOf, messagesAsked } from './asked.ts';
import { doEach } from './bulk/each.server.ts';
import { MESSAGE_DEEDS } from './bulk/message-deeds.ts';
import { ensureDeleteAsked } from '../layout/delete-asked.ts';
import { FindForm } from './find-form.tsx';
import { RemovableRows, RowDetail } from './removable-rows.tsx';
import type { Route } from './+types/messages.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/admin_messages');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion, after: texts.deleteAfter };
/** Characters of a message that stand in the list; the rest opens. */
const SHORT = 220;

export const loader = pageLoader(async (ctx, { url }) => {
  const page = adminPage(url);
  const asked = messagesAsked(url);
  return { page, asked, ...(await messageRows(ctx, page, asked)) };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const list = `${PATH}${pageQuery(adminPage(args.url))}${alsoOf(messagesAsked(args.url))}`;
  if (form.get('intent') === 'bulk') {
    const outcome = await doEach(form, MESSAGE_DEEDS, (_deed, one) => removeMessage(ctx, one));
    if (outcome.refused.length > 0) return outcome;
    flash(args, texts.deletedMany(outcome.done));
    throw redirect(list);
  }
  ensureDeleteAsked(form);
  const id = String(form.get('id') ?? '');
  await removeMessage(ctx, id);
  flash(args, texts.deleted);
  // Without scripts the message waits for the next page.
  if (form.has('back')) throw redirect(list);
  return { removed: id };
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage(texts.listTitle);

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Date', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    label: 'From',
    lead: true,
    cell: ({ name, email, phone }) => (
      <>
        <a className="link link-alone" href={`mailto:${encodeURIComponent(email)}`}>
          {name}
        </a>
        <RowDetail>{[email, phone].filter(Boolean).join(' · ')}</RowDetail>
      </>
    ),
  },
  { label: 'Message', free: true, cell: ({ message }) => <Words>{message}</Words> },
];

export default function AdminMessages({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, rows, total, asked } = loaderData;
  const also = alsoOf(asked);
  return (
    <>
      <AdminHeading title={texts.listTitle}>{texts.listLead}</AdminHeading>
      {(total > 0 || asked.find) && (
        <>
          <FindForm
            things="messages"
            also={also}
            find={asked.find}
            hint={texts.find}
            short={texts.findShort}
            selects={[{ name: 'order', label: 'Order', value: asked.order, choices: Object.entries(MESSAGES_ORDERS) }]}
          />
          <p className="mb-3 text-sm text-muted">
            {total.toLocaleString('en-US')} {asked.find ? 'found' : 'in all'}
          </p>
        </>
      )}
      <RemovableRows
        words={WORDS}
        {...loaderData}
        caption="Messages"
        columns={COLUMNS}
        deeds={MESSAGE_DEEDS}
        full={rows.length === page.limit}
        path={PATH}
        also={also}
        outcome={outcome}
        empty={<EmptyState icon={<Mail size={30} />} title={asked.find ? texts.noneFound : texts.noneYet} />}
      />
    </>
  );
}

/** What was written; a long message opens. */
function Words({ children }: { children: string }) {
  if (children.length <= SHORT) return <p className="whitespace-pre-line text-text">{children}</p>;
  return (
    <details className="text-text">
      <summary className="cursor-pointer">
        {children.slice(0, SHORT)}… <span className="link">{texts.whole}</span>
      </summary>
      <p className="mt-2 whitespace-pre-line">{children.slice(SHORT)}</p>
    </details>
  );
}
