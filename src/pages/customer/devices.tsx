import { Form, href, redirect, useNavigation } from 'react-router';
import { gavePasswordLately } from '#core/recent-password.server.ts';
import { requireViewer } from '#core/viewer.ts';
import { currentPassword } from '#features/accounts/contract.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { type Session, sessionParams } from '#features/accounts/sessions/contract.ts';
import { endOtherSessions, endSession, mySessions } from '#features/accounts/sessions/service.server.ts';
import { accountsTexts as texts } from '#features/accounts/texts.ts';
import { CurrentPassword } from '#features/accounts/ui/current-password.tsx';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Moment } from '#ui/moment.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/devices.ts';

const FORM = 'ending';
const endingForm = sessionParams.partial().extend({ current: currentPassword });

export const loader = pageLoader(async (ctx) => {
  requireViewer(ctx);
  const [sessions, lately] = await Promise.all([mySessions(ctx), gavePasswordLately(ctx)]);
  return { sessions, asksPassword: !lately };
});

export const action = pageAction(async (ctx, args) => {
  const { sessionId, current = '' } = await readForm(args.request, endingForm);
  setCookies(args, await givePassword(ctx, current));
  await (sessionId ? endSession(ctx, sessionId) : endOtherSessions(ctx));
  flash(args, sessionId ? texts.deviceLoggedOut : texts.othersLoggedOut);
  throw redirect(href('/customer/devices'));
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('Devices');

/** What is known to the hour says nothing that the login did not. */
const isSeenAtLogin = ({ begunAt, lastSeenAt }: Session) => Date.parse(lastSeenAt) - Date.parse(begunAt) < 60 * 60_000;

const COLUMNS: readonly Column<Session>[] = [
  {
    label: 'Device',
    cell: ({ device, isThis }) => (
      <>
        {device} {isThis && <Badge className="ml-1">This device</Badge>}
      </>
    ),
    lead: true,
  },
  { label: 'Logged in', cell: ({ begunAt }) => <Moment at={begunAt} withTime />, named: true },
  {
    label: 'Last seen',
    cell: (session) => (
      <span className={isSeenAtLogin(session) ? 'no' : undefined}>
        <Moment at={session.lastSeenAt} withTime />
      </span>
    ),
    named: true,
  },
  { label: 'Log out', cell: (session) => <LogOut {...session} />, deed: true },
];

export default function Devices({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { sessions, asksPassword } = loaderData;
  const busy = useNavigation().formMethod === 'POST';
  return (
    <>
      <AreaHeading title="Devices">
        Where you are logged in. If you do not recognise one of them, log it out and choose a new password.
      </AreaHeading>
      <FormError>{outcome?.error}</FormError>
      {sessions.length > 1 && (
        <Form method="post" id={FORM} className="mb-6 grid max-w-xl justify-items-start gap-5">
          {(asksPassword || outcome?.fields.current) && (
            <CurrentPassword required error={outcome?.fields.current} hint="To confirm it is you." />
          )}
          <Button type="submit" variant="secondary" busy={busy}>
            Log out all other devices
          </Button>
        </Form>
      )}
      <Table caption="Where you are logged in" columns={COLUMNS} rows={sessions} rowKey={({ _id }) => _id} />
    </>
  );
}

function LogOut({ _id, device, isThis }: Session) {
  if (isThis) return null;
  return (
    <Button type="submit" form={FORM} variant="secondary" name="sessionId" value={_id}>
      Log out<span className="sr-only"> {device}</span>
    </Button>
  );
}
