import { Form, href, redirect, useSearchParams } from 'react-router';
import Check from 'lucide-react/icons/check';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { listPage, type Page, pageQuery } from '#core/paging.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { removeUser, userRows } from '#features/accounts/users/service.server.ts';
import { endSessionsOf } from '#features/accounts/sessions/service.server.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { profileTexts as texts } from '#features/accounts/profile/texts.ts';
import { grantPackage } from '#features/packages/service.server.ts';
import { packagesTexts } from '#features/packages/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf, passwordIn } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import type { Column } from '#ui/table.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import { PageFields, RemovalCard } from '../layout/removal.tsx';
import { RemovableRows, RowLink } from './removable-rows.tsx';
import { GrantCard } from './grant-card.tsx';
import { AdminHeading } from './admin-heading.tsx';
import type { Route } from './+types/users.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/admin_users');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion };
const LOG_OUT = { intent: 'log-out', title: texts.logOutTitle, question: texts.logOutQuestion };

export const loader = pageLoader(async (ctx, { url }) => {
  const page = listPage(url.searchParams);
  const { rows, total } = await userRows(ctx, page);
  return { page, rows, total };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const id = String(form.get('id') ?? '').slice(0, 100);
  if (form.get('intent') === 'package') {
    await grantPackage(ctx, id, Object.fromEntries(form));
    flash(args, packagesTexts.granted);
    throw redirect(PATH);
  }
  setCookies(args, await givePassword(ctx, passwordIn(form)));
  if (form.get('intent') === LOG_OUT.intent) {
    await endSessionsOf(ctx, id);
    flash(args, accountsTexts.personLoggedOut);
    throw redirect(PATH);
  }
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
  {
    label: 'Name',
    lead: true,
    cell: ({ id, name, isSuspended }) => (
      <>
        <RowLink to={href('/customer/admin_users/:userId', { userId: id })}>{name}</RowLink>{' '}
        {isSuspended && <Badge tone="danger">Suspended</Badge>}
      </>
    ),
  },
  { label: 'Email', cell: ({ email }) => email, free: true },
  { label: 'Admin', cell: ({ isAdmin }) => <YesNo yes={isAdmin} /> },
];

export default function AdminUsers({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, rows, total } = loaderData;
  const [params] = useSearchParams();
  const asked = rows.find(({ id }) => id === params.get(LOG_OUT.intent));
  const toGrant = rows.find(({ id }) => id === params.get('package'));
  const refused = outcome && 'error' in outcome ? outcome : undefined;
  return (
    <>
      <AdminHeading title="All Users">{total.toLocaleString('en-US')} in all</AdminHeading>
      {asked && <RemovalCard {...LOG_OUT} asked={asked} back={`${PATH}${pageQuery(page)}`} refused={refused} />}
      {toGrant && <GrantCard key={toGrant.id} person={toGrant} back={`${PATH}${pageQuery(page)}`} refused={refused} />}
      <RemovableRows
        words={WORDS}
        {...loaderData}
        caption="All users"
        columns={COLUMNS}
        More={MoreForUser}
        full={rows.length === page.limit}
        path={PATH}
        outcome={outcome}
        empty={<EmptyState icon={<Users size={30} />} title={texts.emptyUsers} />}
      />
    </>
  );
}

/** Asks on the page itself, with scripts and without. */
function MoreForUser({ row, page }: { row: Row; page: Page }) {
  return (
    <Form method="get" className="flex flex-wrap gap-2 md:flex-nowrap">
      <PageFields page={page} />
      <Button type="submit" name="package" value={row.id} variant="secondary">
        Package<span className="sr-only"> for {row.name}</span>
      </Button>
      <Button type="submit" name={LOG_OUT.intent} value={row.id} variant="secondary">
        Log out everywhere<span className="sr-only"> {row.name}</span>
      </Button>
    </Form>
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
