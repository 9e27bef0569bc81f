import { href, Link, replace } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { z } from 'zod';
import { signature } from '#features/accounts/passkeys/contract.ts';
import { askForPasskey, givePasskey, hasPasskey } from '#features/accounts/passkeys/service.server.ts';
import { code } from '#features/accounts/second-factor/contract.ts';
import { giveCode } from '#features/accounts/second-factor/service.server.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { AccountSheet } from '#features/accounts/ui/account-sheet.tsx';
import { CodeField } from '#features/accounts/ui/code-field.tsx';
import { PasskeyForm } from '#features/accounts/ui/passkey-form.tsx';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, safePath, setCookies } from '#server/loader.server.ts';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/login-code.ts';

export const handle: PageHandle = { robots: 'disallow' };

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('code').default('code'), code }),
  z.object({ intent: z.literal('passkey-begin') }),
  z.object({ intent: z.literal('passkey'), credential: signature }),
]);

/** For whoever has just given the right password; all others begin with it. */
export const loader = pageLoader(async (ctx) => {
  if (!(await ctx.credentials.secondFactor.askedForCode(ctx.client.cookies))) throw replace(href('/login'));
  return { hasPasskey: await hasPasskey(ctx) };
});

export const action = pageAction(async (ctx, args) => {
  const given = await readForm(args.request, form);
  if (given.intent === 'passkey-begin') return { asked: { get: await askForPasskey(ctx) } };
  const entry = given.intent === 'passkey' ? givePasskey(ctx, given.credential) : giveCode(ctx, given.code);
  setCookies(args, (await entry).setCookies);
  flash(args, accountsTexts.loggedIn);
  throw replace(safePath(args.url.searchParams.get('next'), '/'));
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('Login');

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData && 'error' in actionData ? actionData : undefined;
  const asked = actionData && 'asked' in actionData ? actionData.asked : undefined;
  const isOfPasskey = outcome?.values?.['intent']?.startsWith('passkey') ?? false;
  return (
    <AccountSheet title="Login">
      <AccountForm outcome={isOfPasskey ? undefined : outcome} submit="Login">
        <input type="hidden" name="intent" value="code" />
        <CodeField
          hint="The six digits that your authenticator app shows now. Without your phone, one of your recovery codes."
          error={outcome?.fields.code}
        />
      </AccountForm>
      {loaderData.hasPasskey && (
        <PasskeyForm asked={asked} outcome={isOfPasskey ? outcome : undefined} submit="Use a passkey" />
      )}
      <p className="text-muted">
        <Link className="link link-alone" to={href('/login')}>
          Start again
        </Link>
      </p>
    </AccountSheet>
  );
}
