import type { ComponentProps, ReactNode } from 'react';
import { href, Link, redirect } from 'react-router';
import { z } from 'zod';
import type { Ctx } from '#core/ctx.ts';
import { gavePasswordLately } from '#core/recent-password.server.ts';
import { currentPassword } from '#features/accounts/contract.ts';
import { newCredential } from '#features/accounts/passkeys/contract.ts';
import { beginPasskey, keepPasskey, myPasskeys, removePasskey } from '#features/accounts/passkeys/service.server.ts';
import { passkeyTexts } from '#features/accounts/passkeys/texts.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { code } from '#features/accounts/second-factor/contract.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  mySecondFactor,
  newRecoveryCodes,
} from '#features/accounts/second-factor/service.server.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/texts.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { CodeField } from '#features/accounts/ui/code-field.tsx';
import { AskedPassword, CurrentPassword } from '#features/accounts/ui/current-password.tsx';
import { PasskeyList } from '#features/accounts/ui/passkey-list.tsx';
import { PasskeyForm } from '#features/accounts/ui/passkey-form.tsx';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { Card } from '#ui/card.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/two-step-login.ts';

export { Refused as ErrorBoundary } from '../admin/refused.tsx';

export const loader = pageLoader(async (ctx) => {
  const { isOn, setup } = await mySecondFactor(ctx);
  const [passkeys, lately] = await Promise.all([isOn ? myPasskeys(ctx) : [], gavePasswordLately(ctx)]);
  return { isOn, setup, passkeys, asksPassword: !lately };
});

const form = z.object({
  intent: z.enum(['begin', 'confirm', 'codes', 'off', 'passkey-begin', 'passkey', 'passkey-remove']),
  current: currentPassword.default(''),
  code: code.optional(),
  credential: newCredential.optional(),
  passkeyId: z.uuid(passkeyTexts.gone).optional(),
});

export const action = pageAction(async (ctx, args) => {
  const { intent, current, code: given = '', ...ofPasskey } = await readForm(args.request, form);
  if (intent.startsWith('passkey')) return await changePasskeys(ctx, args, { ...ofPasskey, intent, current });
  if (intent === 'confirm' || intent === 'codes') {
    const made = await (intent === 'confirm' ? confirmSecondFactor(ctx, given) : newRecoveryCodes(ctx, current));
    setCookies(args, made.setCookies);
    return { recoveryCodes: made.recoveryCodes };
  }
  const changed = await (intent === 'off' ? endSecondFactor : beginSecondFactor)(ctx, current);
  setCookies(args, changed.setCookies);
  if (intent === 'off') flash(args, texts.switchedOff);
  throw redirect(href('/customer/two-step-login'));
});

async function changePasskeys(ctx: Ctx, args: Route.ActionArgs, given: z.output<typeof form>) {
  const { intent, current, credential, passkeyId } = given;
  if (intent === 'passkey' && credential) await keepPasskey(ctx, credential);
  else {
    setCookies(args, await givePassword(ctx, current));
    if (!passkeyId) return { asked: { create: await beginPasskey(ctx) } };
    await removePasskey(ctx, passkeyId);
  }
  flash(args, passkeyId ? passkeyTexts.removed : passkeyTexts.added);
  throw redirect(href('/customer/two-step-login'));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('Two-Step Login');

export default function TwoStepLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { isOn, setup, passkeys, asksPassword } = loaderData;
  const asked = actionData && 'asked' in actionData ? actionData.asked : undefined;
  const made = actionData && 'recoveryCodes' in actionData ? actionData.recoveryCodes : null;
  const outcome = actionData && 'error' in actionData ? actionData : undefined;
  const intended = outcome?.values?.['intent'];
  /** What was refused of this form; where no answer came at all, of every form. */
  const of = (intent: string) => (!intended || intended === intent ? outcome : undefined);
  return (
    <>
      <AreaHeading title="Two-Step Login">
        {isOn
          ? 'After your password you also enter a code from your authenticator app.'
          : 'With it, nobody can log in with your password alone: they need a code from your phone as well.'}
      </AreaHeading>
      <div className="grid max-w-md gap-8">
        {made && <RecoveryCodes codes={made} />}
        {isOn && !made && (
          <section>
            <h2 className="mb-3 text-xl">Passkeys</h2>
            <p className="mb-4 text-muted">
              With a passkey the fingerprint, face or PIN of this device, or a security key, takes the place of the
              code.
            </p>
            <PasskeyList passkeys={passkeys} outcome={of('passkey-remove')} asksPassword={asksPassword} />
            <PasskeyForm asked={asked} outcome={of('passkey-begin') ?? of('passkey')} submit="Add a passkey">
              <AskedPassword asked={asksPassword} error={of('passkey-begin')?.fields.current} />
            </PasskeyForm>
          </section>
        )}
        {isOn && !made && (
          <>
            <PasswordStep
              intent="codes"
              title="New recovery codes"
              submit="Make new codes"
              variant="secondary"
              outcome={of('codes')}
            >
              The old ones stop working.
            </PasswordStep>
            <PasswordStep
              intent="off"
              title="Switch it off"
              submit="Switch it off"
              variant="danger"
              outcome={of('off')}
            >
              Do this when you change phones, then switch it on with the new one.
            </PasswordStep>
          </>
        )}
        {!isOn && setup && (
          <section>
            <h2 className="mb-3 text-xl">Add Gidana to your authenticator app</h2>
            <p className="mb-4">Scan this with an app such as Aegis, Google Authenticator or 1Password.</p>
            <img src={setup.picture} alt="QR code for your authenticator app" className="w-56 rounded-md bg-white" />
            <p className="my-4">
              Or type this key: <code className="break-words">{setup.secret}</code>
            </p>
            <AccountForm outcome={of('confirm')} submit="Switch it on">
              <input type="hidden" name="intent" value="confirm" />
              <CodeField hint="The six digits that the app shows now." error={of('confirm')?.fields.code} />
            </AccountForm>
          </section>
        )}
        {!isOn && !setup && (
          <PasswordStep intent="begin" title="Switch it on" submit="Continue" outcome={of('begin')}>
            You need your password, and an authenticator app on your phone.
          </PasswordStep>
        )}
        <p>
          <Link className="link link-alone" to={href('/customer/devices')}>
            See where you are logged in
          </Link>
        </p>
      </div>
    </>
  );
}

interface PasswordStepProps {
  intent: string;
  title: string;
  submit: string;
  variant?: ComponentProps<typeof AccountForm>['variant'];
  outcome: { error: string; fields: Record<string, string> } | undefined;
  children: ReactNode;
}

function PasswordStep({ intent, title, submit, variant, outcome, children }: PasswordStepProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <p className="mb-4 text-muted">{children}</p>
      <AccountForm outcome={outcome} submit={submit} variant={variant}>
        <input type="hidden" name="intent" value={intent} />
        <CurrentPassword required error={outcome?.fields.current} />
      </AccountForm>
    </section>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <Card className="gap-4">
      <h2 className="text-xl">Your recovery codes</h2>
      <p>{texts.switchedOn}</p>
      <p>
        Without your phone, each of these logs you in once. Keep them where you keep your passwords: we show them only
        now.
      </p>
      <ul className="grid gap-2">
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
    </Card>
  );
}
