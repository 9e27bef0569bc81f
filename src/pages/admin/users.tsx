import { Form, href, Link, redirect, useSearchParams } from 'react-router';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import UserSearch from 'lucide-react/icons/user-search';
import { ensure } from '#core/errors.ts';
import { adminPage, type Page, pageQuery } from '#core/paging.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { USERS_ORDERS, USERS_SHOWN } from '#features/accounts/users/asked.ts';
import { removeUser, userRows } from '#features/accounts/users/service.server.ts';
import { endSessionsOf } from '#features/accounts/sessions/service.server.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { profileTexts as texts } from '#features/accounts/profile/texts.ts';
import { grantPackage, grantsFor } from '#features/packages/service.server.ts';
import { flash } from '#server/flash.server.ts';
import { formOf, passwordIn } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import type { Column } from '#ui/table.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import { PageFields, RemovalCard } from '../layout/removal.tsx';
import { alsoOf, usersAsked } from './asked.ts';
import { doEach } from './bulk/each.server.ts';
import { USER_DEEDS } from './bulk/user-deeds.ts';
import { ensureDeleteAsked } from '../layout/delete-asked.ts';
import { FindForm } from './find-form.tsx';
import { RemovableRows, RowDetail, RowLink } from './removable-rows.tsx';
import { GrantCard } from './grant-card.tsx';
import { AdminHeading } from './admin-heading.tsx';
import type { Route } from './+types/users.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/admin_users');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion };
const LOG_OUT = {
  intent: 'log-out',
  title: texts.logOutTitle,
  question: texts.logOutQuestion,
  no: 'No',
  yes: 'Yes, log out',
};

export const loader = pageLoader(async (ctx, { url }) => {
  const page = adminPage(url);
  const asked = usersAsked(url);
  const [rows, grants] = await Promise.all([
    userRows(ctx, page, asked),
    grantsFor(ctx, url.searchParams.get('package') ?? ''),
  ]);
  return { page, asked, grants, ...rows };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const id = String(form.get('id') ?? '').slice(0, 100);
  if (form.get('intent') === 'package') {
    flash(args, await grantPackage(ctx, id, Object.fromEntries(form)));
    throw redirect(listOf(args.url));
  }
  setCookies(args, await givePassword(ctx, passwordIn(form)));
  if (form.get('intent') === 'bulk') {
    const outcome = await doEach(form, USER_DEEDS, (deed, one) => {
      ensure(one !== ctx.viewer?.id, 'conflict', texts.notYourself);
      return deed === 'delete' ? removeUser(ctx, one) : endSessionsOf(ctx, one);
    });
    if (outcome.refused.length > 0) return outcome;
    flash(args, USER_DEEDS[outcome.deed].done(outcome.done));
    throw redirect(listOf(args.url));
  }
  if (form.get('intent') === LOG_OUT.intent) {
    await endSessionsOf(ctx, id);
    flash(args, accountsTexts.personLoggedOut);
    throw redirect(listOf(args.url));
  }
  ensureDeleteAsked(form);
  await removeUser(ctx, id);
  flash(args, texts.deleted);
  // Whoever deleted themselves is not signed in any more.
  if (id === ctx.viewer?.id) throw redirect('/');
  // Without scripts the message waits for the next page.
  if (form.has('back')) throw redirect(listOf(args.url));
  return { removed: id };
});

/** The list with the rows that its address shows. */
const listOf = (url: URL) => `${PATH}${pageQuery(adminPage(url))}${alsoOf(usersAsked(url))}`;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('All Users');

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Date Created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { label: 'User Image', cell: ({ name, avatar }) => <Avatar name={name} src={avatar} size="sm" />, picture: true },
  {
    label: 'Name',
    lead: true,
    cell: ({ id, name, isSuspended, homes }) => (
      <>
        <RowLink to={href('/customer/admin_users/:userId', { userId: id })}>{name}</RowLink>{' '}
        {isSuspended && (
          <span className="lg:ml-1">
            <Badge tone="danger">Suspended</Badge>
          </span>
        )}
        {homes > 0 && (
          <RowDetail>
            <Link className="link" to={`${href('/customer/admin_listings')}?find=${id}`}>
              {homes === 1 ? '1 listing' : `${homes.toLocaleString('en-US')} listings`}
              <span className="sr-only"> of {name}</span>
            </Link>
          </RowDetail>
        )}
      </>
    ),
  },
  { label: 'Email', cell: ({ email }) => email, free: true },
  { label: 'Admin', cell: ({ isAdmin }) => <YesNo yes={isAdmin} />, named: true },
];

export default function AdminUsers({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, rows, total, grants, asked: list } = loaderData;
  const also = alsoOf(list);
  const back = `${PATH}${pageQuery(page)}${also}`;
  const [params] = useSearchParams();
  const asked = rows.find(({ id }) => id === params.get(LOG_OUT.intent));
  const toGrant = rows.find(({ id }) => id === params.get('package'));
  const refused = outcome && 'error' in outcome ? outcome : undefined;
  return (
    <>
      <AdminHeading title="All Users">
        {total.toLocaleString('en-US')} {list.find || list.who ? 'found' : 'in all'}
      </AdminHeading>
      <FindForm
        things="users"
        also={also}
        find={list.find}
        hint="Name, email address, phone or id"
        short="Name, email, phone"
        selects={[
          {
            name: 'who',
            label: 'Who',
            value: list.who,
            choices: [['', 'Everybody'], ...Object.entries(USERS_SHOWN)],
          },
          { name: 'order', label: 'Order', value: list.order, choices: Object.entries(USERS_ORDERS) },
        ]}
      />
      {asked && <RemovalCard {...LOG_OUT} asked={{ id: asked.id, name: asked.name }} back={back} refused={refused} />}
      {toGrant && grants && (
        <GrantCard key={toGrant.id} person={toGrant} grants={grants} back={back} refused={refused} />
      )}
      <RemovableRows
        words={WORDS}
        {...loaderData}
        caption="All users"
        columns={COLUMNS}
        also={also}
        More={MoreForUser}
        full={rows.length === page.limit}
        path={PATH}
        outcome={outcome}
        deeds={USER_DEEDS}
        empty={
          <EmptyState
            icon={<UserSearch size={30} />}
            title={list.find || list.who ? texts.noneFound : texts.emptyUsers}
          />
        }
      />
    </>
  );
}

/** Asks on the page itself, with scripts and without. */
function MoreForUser({ row, page, also }: { row: Row; page: Page; also: string }) {
  return (
    <Form method="get">
      <PageFields page={page} also={also} />
      <button type="submit" name="package" value={row.id}>
        Package<span className="sr-only"> for {row.name}</span>
      </button>
      <button type="submit" name={LOG_OUT.intent} value={row.id}>
        Log out everywhere<span className="sr-only"> {row.name}</span>
      </button>
    </Form>
  );
}

function YesNo({ yes }: { yes: boolean }) {
  const Icon = yes ? Check : Minus;
  return (
    <span className={yes ? 'text-link' : 'no text-muted'}>
      <Icon size={20} className="inline-block align-middle" />
      <span className="sr-only">{yes ? 'Yes' : 'No'}</span>
    </span>
  );
}
