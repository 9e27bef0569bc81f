import { href, Link, replace } from 'react-router';
import type { Ctx } from '#core/ctx.ts';
import { AppError } from '#core/errors.ts';
import { loginPath } from '#core/paths.ts';
import { type Login, registerForm } from '#features/accounts/contract.ts';
import { NAME_MAX } from '#features/accounts/rules.ts';
import { login, register } from '#features/accounts/service.server.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { AccountSheet } from '#features/accounts/ui/account-sheet.tsx';
import { EmailField } from '#features/accounts/ui/email-field.tsx';
import { NewPasswordFields, useRetype } from '#features/accounts/ui/new-password-fields.tsx';
import { accountsTexts } from '#features/accounts/texts.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, safePath, setCookies } from '#server/loader.server.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { rememberEmail } from './registered-email.server.ts';
import { wantedHome } from './wanted-home.server.ts';
import { WantedHome } from './wanted-home.tsx';
import type { Route } from './+types/register.ts';

/** Where to log in, and from there to the page that a person came from. */
const loginOf = (url: URL) => loginPath(safePath(url.searchParams.get('next'), '/'));

export const loader = pageLoader(async (ctx, { url }) => {
  if (ctx.viewer) throw replace('/');
  return { login: loginOf(url), home: await wantedHome(ctx, safePath(url.searchParams.get('next'), '/')) };
});

export const action = pageAction(async (ctx, args) => {
  const person = await readForm(args.request, registerForm);
  await register(ctx, person);
  flash(args, accountsTexts.registered);
  const next = safePath(args.url.searchParams.get('next'), '/');
  if (await wantedHome(ctx, next)) {
    const session = await loginIfKnown(ctx, person);
    if (session) {
      setCookies(args, session.setCookies);
      throw replace(next);
    }
  }
  rememberEmail(ctx, args, person.email);
  throw replace(loginOf(args.url));
});

/** Logs in who has just registered; null where the address had an account already, with another password or a second step. */
async function loginIfKnown(ctx: Ctx, person: Login): Promise<{ setCookies: string[] } | null> {
  try {
    const session = await login(ctx, person);
    return session.user ? session : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Registration',
    path: href('/register'),
    description: 'Open a free account to list your home, and to call the people behind every listing.',
  });

export default function Register({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { login, home } = loaderData;
  const { fields = {}, values = {} } = outcome ?? {};
  const { differ, ...watch } = useRetype();
  return (
    <AccountSheet title="Registration">
      {home && <WantedHome home={home} />}
      <AccountForm outcome={outcome} submit="Make Registration" {...watch}>
        <TextField
          label="Name"
          name="name"
          required
          maxLength={NAME_MAX}
          autoComplete="name"
          defaultValue={values.name}
          error={fields.name}
        />
        <EmailField autoComplete="email" outcome={outcome} />
        <NewPasswordFields fields={fields} differ={differ} />
      </AccountForm>
      <p className="text-muted">
        Have an account?{' '}
        <Link className="link link-alone" to={login}>
          Login Now
        </Link>
      </p>
    </AccountSheet>
  );
}
