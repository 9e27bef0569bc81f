import { href, Link, redirect } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { codeForm } from '#features/accounts/second-factor/contract.ts';
import { giveCode } from '#features/accounts/second-factor/service.server.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { AccountSheet } from '#features/accounts/ui/account-sheet.tsx';
import { CodeField } from '#features/accounts/ui/code-field.tsx';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, safePath, setCookies } from '#server/loader.server.ts';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/login-code.ts';

export const handle: PageHandle = { robots: 'disallow' };

/** For whoever has just given the right password; all others begin with it. */
export const loader = pageLoader(async (ctx) => {
  if (!(await ctx.credentials.secondFactor.askedForCode(ctx.client.cookies))) throw redirect(href('/login'));
  return null;
});

export const action = pageAction(async (ctx, args) => {
  const { code } = await readForm(args.request, codeForm);
  setCookies(args, (await giveCode(ctx, code)).setCookies);
  flash(args, accountsTexts.loggedIn);
  throw redirect(safePath(args.url.searchParams.get('next'), '/'));
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('Login');

export default function LoginCode({ actionData: outcome }: Route.ComponentProps) {
  return (
    <AccountSheet title="Login">
      <AccountForm outcome={outcome} submit="Login">
        <CodeField
          hint="The six digits that your authenticator app shows now. Without your phone, one of your recovery codes."
          error={outcome?.fields.code}
        />
      </AccountForm>
      <p className="text-muted">
        <Link className="link link-alone" to={href('/login')}>
          Begin again
        </Link>
      </p>
    </AccountSheet>
  );
}
