import { href, Link, redirect } from 'react-router';
import { gavePasswordLately } from '#core/recent-password.server.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { rolesTexts } from '#features/accounts/roles/texts.ts';
import { setAdmin } from '#features/accounts/roles/service.server.ts';
import { standingForm } from '#features/accounts/suspension/contract.ts';
import { restore, standingOf, suspend } from '#features/accounts/suspension/service.server.ts';
import {
  CAUSES,
  REASON_MAX,
  REASON_MIN,
  suspensionTexts as texts,
  TERMS,
  untilText,
  USUAL_REASONS,
} from '#features/accounts/suspension/texts.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { CurrentPassword } from '#features/accounts/ui/current-password.tsx';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Moment } from '#ui/moment.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import { AdminHeading } from './admin-heading.tsx';
import type { Route } from './+types/user.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => ({
  ...(await standingOf(ctx, params.userId)),
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
  const { name, email, createdAt, isAdmin, isSelf, isConfirmed, homes, open, earlier } = loaderData;
  const forms = { outcome, asksPassword: loaderData.asksPassword };
  return (
    <>
      <AdminHeading title={name} crumbs={[{ label: 'All Users', to: href('/customer/admin_users') }, { label: name }]}>
        <span className="wrap-anywhere">{email}</span>
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

interface FormsProps {
  outcome: Route.ComponentProps['actionData'];
  asksPassword: boolean;
}

type Intent = keyof typeof DONE;

interface Sent {
  outcome: FormsProps['outcome'];
  fields: Record<string, string>;
  values: Record<string, string>;
}

/** What was refused, where this form was the one that was sent. */
function sent({ outcome }: FormsProps, ...intents: Intent[]): Sent {
  const intent = outcome?.values?.['intent'];
  if (!outcome || (intent && !intents.some((one) => one === intent)))
    return { outcome: undefined, fields: {}, values: {} };
  return { outcome, fields: outcome.fields, values: outcome.values ?? {} };
}

function Suspension(props: FormsProps) {
  const { outcome, fields, values } = sent(props, 'suspend');
  return (
    <Card className="gap-4">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="text-muted">{texts.lead}</p>
      <AccountForm outcome={outcome} submit="Suspend" variant="danger">
        <input type="hidden" name="intent" value="suspend" />
        <Select
          name="cause"
          label="What it is about"
          defaultValue={values['cause'] ?? 'rules'}
          error={fields['cause']}
          choices={CAUSES.map((cause) => [cause, texts.causes[cause]])}
        />
        <Select
          name="term"
          label="For how long"
          defaultValue={values['term'] ?? '30'}
          error={fields['term']}
          choices={Object.entries(TERMS)}
        />
        <Reason
          hint="They read it. Say what happened, without calling anybody names."
          value={values['reason']}
          error={fields['reason']}
        />
        <datalist id="usual-reasons">
          {USUAL_REASONS.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </datalist>
        {props.asksPassword && <CurrentPassword required error={fields['current']} />}
      </AccountForm>
    </Card>
  );
}

function Restoration(props: FormsProps) {
  const { outcome, fields, values } = sent(props, 'restore');
  return (
    <Card className="gap-4">
      <h2 className="text-xl">{texts.endTitle}</h2>
      <p className="text-muted">{texts.endLead}</p>
      <AccountForm outcome={outcome} submit={texts.endTitle}>
        <input type="hidden" name="intent" value="restore" />
        <Reason hint="For the admin record." value={values['reason']} error={fields['reason']} />
        {props.asksPassword && <CurrentPassword required error={fields['current']} />}
      </AccountForm>
    </Card>
  );
}

function Role({ isAdmin, ...props }: FormsProps & { isAdmin: boolean }) {
  const { outcome, fields, values } = sent(props, 'promote', 'demote');
  const title = isAdmin ? rolesTexts.endTitle : rolesTexts.title;
  return (
    <Card className="gap-4">
      <h2 className="text-xl">{title}</h2>
      <p className="text-muted">{isAdmin ? rolesTexts.endLead : rolesTexts.lead}</p>
      <AccountForm outcome={outcome} submit={title} variant="secondary">
        <input type="hidden" name="intent" value={isAdmin ? 'demote' : 'promote'} />
        <Reason hint="For the admin record." value={values['reason']} error={fields['reason']} />
        {props.asksPassword && <CurrentPassword required error={fields['current']} />}
      </AccountForm>
    </Card>
  );
}

function Reason({ hint, value, error }: { hint: string; value: string | undefined; error: string | undefined }) {
  return (
    <TextField
      name="reason"
      label="Reason"
      hint={hint}
      list="usual-reasons"
      required
      minLength={REASON_MIN}
      maxLength={REASON_MAX}
      defaultValue={value}
      error={error}
    />
  );
}
