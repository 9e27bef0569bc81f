import { href, Link, redirect } from 'react-router';
import { queuePath } from '#core/paths.ts';
import { gavePasswordLately } from '#core/recent-password.server.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { rolesTexts } from '#features/accounts/roles/texts.ts';
import { setAdmin } from '#features/accounts/roles/service.server.ts';
import { standingForm } from '#features/accounts/suspension/contract.ts';
import { restore, standingOf, suspend } from '#features/accounts/suspension/service.server.ts';
import { suspensionTexts as texts, untilText } from '#features/accounts/suspension/texts.ts';
import { ownerRecord } from '#features/moderation/queue/service.server.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/moment.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import { AdminHeading } from './admin-heading.tsx';
import { Restoration, Role, Suspension } from './user-forms.tsx';
import type { Route } from './+types/user.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => ({
  ...(await standingOf(ctx, params.userId)),
  record: await ownerRecord(ctx, params.userId),
  asksPassword: !(await gavePasswordLately(ctx)),
}));

export const action = pageAction(async (ctx, args: Route.ActionArgs) => {
  const { userId } = args.params;
  const { current = '', ...asked } = await readForm(args.request, standingForm);
  const { name } = await standingOf(ctx, userId);
  setCookies(args, await givePassword(ctx, current));
  if (asked.intent === 'suspend') await suspend(ctx, userId, asked);
  else if (asked.intent === 'restore') await restore(ctx, userId, asked.reason);
  else await setAdmin(ctx, userId, asked.intent === 'promote', asked.reason);
  flash(args, DONE[asked.intent](name));
  throw redirect(href('/customer/admin_users/:userId', { userId }));
});

const DONE = {
  suspend: texts.suspended,
  restore: texts.ended,
  promote: rolesTexts.promoted,
  demote: rolesTexts.demoted,
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('User');

/** How somebody's account stands, and what admins decide about it (TRUST-33, TRUST-34). */
export default function AdminUser({ loaderData, actionData: outcome, params: { userId } }: Route.ComponentProps) {
  const { name, email, createdAt, isAdmin, isSelf, isConfirmed, homes, open, earlier, record } = loaderData;
  const forms = { outcome, asksPassword: loaderData.asksPassword };
  return (
    <>
      <AdminHeading title={name} crumbs={[{ label: 'All Users', to: href('/customer/admin_users') }, { label: name }]}>
        <span className="block wrap-anywhere">{email}</span>
        {record?.phones.map((phone) => (
          <Phone key={phone}>{phone}</Phone>
        ))}
      </AdminHeading>
      <p className="mb-8 flex flex-wrap items-center gap-3">
        {isAdmin && <Badge>Admin</Badge>}
        {open && <Badge tone="danger">Suspended{untilText(open.until)}</Badge>}
        {!isConfirmed && <Badge tone="warning">Address not confirmed</Badge>}
        <span className="text-muted">
          With us since <Moment at={createdAt} />, {homes === 1 ? '1 home' : `${homes.toLocaleString('en-US')} homes`}{' '}
          on the market.{' '}
          <Link className="link" to={`${href('/customer/admin_listings')}?find=${userId}`}>
            All their listings
          </Link>
        </span>
      </p>
      <div className="grid gap-8 lg:max-w-2xl">
        {record && <HomesJudged {...record} />}
        {open && (
          <Card className="gap-2">
            <h2 className="text-xl">
              Suspended since <Moment at={open.from} />
            </h2>
            <p>{texts.causes[open.cause]}</p>
            <h3 className="mt-2 font-semibold">What we told them</h3>
            <p className="wrap-anywhere text-muted">{open.reason}</p>
          </Card>
        )}
        {!isSelf && (open ? <Restoration {...forms} /> : <Suspension {...forms} />)}
        {!open && <Role {...forms} isAdmin={isAdmin} />}
        {earlier.length > 0 && (
          <section>
            <h2 className="mb-3 text-xl">Earlier suspensions</h2>
            <ul className="grid gap-3">
              {earlier.map(({ id, from, endedAt, isTakenBack, cause, reason }) => (
                <li key={id} className="wrap-anywhere">
                  <Moment at={from} /> to <Moment at={endedAt} />
                  {isTakenBack && ', ended by an admin'}: {texts.causes[cause]}.{' '}
                  <span className="text-muted">{reason}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

/** A number of their homes, by which other accounts of the same hand are found. */
function Phone({ children: phone }: { children: string }) {
  return (
    <Link
      className="link link-alone mr-4"
      to={`${href('/customer/admin_users')}?${new URLSearchParams({ find: phone }).toString()}`}
    >
      {phone}
      <span className="sr-only">: everybody with this number</span>
    </Link>
  );
}

/** How their homes were judged. */
function HomesJudged({ name, waiting, approved, takenDown }: NonNullable<Awaited<ReturnType<typeof ownerRecord>>>) {
  const waitingHere = new URLSearchParams({ find: name }).toString();
  return (
    <section>
      <h2 className="mb-3 text-xl">Their homes</h2>
      <p>
        {waiting > 0 ? (
          <Link className="link" to={queuePath(waitingHere)}>
            {waiting.toLocaleString('en-US')} to review
          </Link>
        ) : (
          'None to review'
        )}
        . Approved {approved.toLocaleString('en-US')}, taken down {takenDown.toLocaleString('en-US')}.
      </p>
    </section>
  );
}
