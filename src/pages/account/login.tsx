import { href, Link, replace } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { fail, isAppError } from '#core/errors.ts';
import { loginCodePath, registerPath } from '#core/paths.ts';
import { loginBody } from '#features/accounts/contract.ts';
import { login } from '#features/accounts/service.server.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { AccountSheet } from '#features/accounts/ui/account-sheet.tsx';
import { CurrentPassword } from '#features/accounts/ui/current-password.tsx';
import { EmailField } from '#features/accounts/ui/email-field.tsx';
import { accountsTexts } from '#features/accounts/texts.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, safePath, setCookies } from '#server/loader.server.ts';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { forgetEmail, registeredEmail } from './registered-email.server.ts';
import { wantedHome } from './wanted-home.server.ts';
import { WantedHome } from './wanted-home.tsx';
import type { Route } from './+types/login.ts';

export const handle: PageHandle = { robots: 'disallow' };

const nextOf = (url: URL) => safePath(url.searchParams.get('next'), '/');

/** Whoever is logged in goes on in place of this page: with it in the history, going back would lead forward again. */
export const loader = pageLoader(async (ctx, { url }) => {
  const next = nextOf(url);
  if (ctx.viewer) throw replace(next);
  return { register: registerPath(next), email: registeredEmail(ctx), home: await wantedHome(ctx, next) };
});

export const action = pageAction(async (ctx, args) => {
  const session = await login(ctx, await readForm(args.request, loginBody)).catch(markBoth);
  setCookies(args, session.setCookies);
  forgetEmail(ctx, args);
  if (!session.user) throw replace(loginCodePath(nextOf(args.url)));
  flash(args, accountsTexts.loggedIn);
  throw replace(nextOf(args.url));
});

/** Which of the two was wrong is not said. */
function markBoth(error: unknown): never {
  if (isAppError(error) && error.code === 'unauthenticated')
    fail(error.code, error.message, { email: '', password: '' });
  throw error;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Login',
    path: href('/login'),
    description: 'Log in to list your home and to contact sellers.',
  });

export default function Login({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { register, email, home } = loaderData;
  return (
    <AccountSheet title="Login">
      {home && <WantedHome home={home} />}
      <AccountForm outcome={outcome} submit="Login">
        <EmailField autoComplete="username" known={email} outcome={outcome} />
        <CurrentPassword label="Password" name="password" required error={outcome?.fields.password} />
      </AccountForm>
      <p className="flex flex-wrap items-center justify-between gap-x-6 text-muted">
        <span>
          New User?{' '}
          <Link className="link link-alone" to={register}>
            Register Now
          </Link>
        </span>
        <Link className="link link-alone" to={href('/forgetpassword')}>
          Forgot your password?
        </Link>
      </p>
    </AccountSheet>
  );
}
