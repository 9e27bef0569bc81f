import { href, redirect } from 'react-router';
import Check from 'lucide-react/icons/check';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { listPage } from '#core/paging.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { removeUser, userRows } from '#features/accounts/users/service.server.ts';
import { profileTexts as texts } from '#features/accounts/profile/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf, passwordIn } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { Avatar } from '#ui/avatar.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import type { Column } from '#ui/table.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import { RemovableRows } from './removable-rows.tsx';
import { AdminHeading } from './admin-heading.tsx';
import type { Route } from './+types/users.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/admin_users');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion };

export const loader = pageLoader(async (ctx, { url }) => {
  const page = listPage(url.searchParams);
  const { rows, total } = await userRows(ctx, page);
  return { page, rows, total };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const id = String(form.get('id') ?? '').slice(0, 100);
  setCookies(args, await givePassword(ctx, passwordIn(form)));
  await removeUser(ctx, id);
  flash(args, texts.deleted);
  // Whoever deleted themselves is not signed in any more.
  if (id === ctx.viewer?.id) throw redirect('/');
  // Without scripts the message waits for the next page.
  if (form.has('back')) throw redirect(PATH);
  return { removed: id };
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('All Users');

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Date Created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { label: 'User Image', cell: ({ name, avatar }) => <Avatar name={name} src={avatar} size="sm" /> },
  { label: 'Name', cell: ({ name }) => name, lead: true },
  { label: 'Email', cell: ({ email }) => email, free: true },
  { label: 'Admin', cell: ({ isAdmin }) => <YesNo yes={isAdmin} /> },
];

export default function AdminUsers({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, rows, total } = loaderData;
  return (
    <>
      <AdminHeading title="All Users">{total.toLocaleString('en-US')} in all</AdminHeading>
      <RemovableRows
        words={WORDS}
        {...loaderData}
        caption="All users"
        columns={COLUMNS}
        full={rows.length === page.limit}
        path={PATH}
        outcome={outcome}
        empty={<EmptyState icon={<Users size={30} />} title={texts.emptyUsers} />}
      />
    </>
  );
}

function YesNo({ yes }: { yes: boolean }) {
  const Icon = yes ? Check : X;
  return (
    <span className={yes ? 'text-link' : 'text-muted'}>
      <Icon size={20} />
      <span className="sr-only">{yes ? 'Yes' : 'No'}</span>
    </span>
  );
}
