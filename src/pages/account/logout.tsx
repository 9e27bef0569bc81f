import { Form, href, redirect, replace } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { logout } from '#features/accounts/service.server.ts';
import { AccountSheet } from '#features/accounts/ui/account-sheet.tsx';
import { accountsTexts } from '#features/accounts/texts.ts';
import { flash } from '#server/flash.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/logout.ts';

export const handle: PageHandle = { robots: 'disallow' };

/** Opening an address changes nothing; the button does. */
export const loader = pageLoader((ctx) => {
  if (!ctx.viewer) throw replace(href('/login'));
  return null;
});

export const action = pageAction(async (ctx, args) => {
  const session = await logout(ctx);
  setCookies(args, session.setCookies);
  flash(args, accountsTexts.loggedOut);
  throw redirect(href('/login'));
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('Log out');

export default function Logout({ actionData: outcome }: Route.ComponentProps) {
  return (
    <AccountSheet title="Log out">
      <p className="text-muted">You can log in again at any time.</p>
      <FormError>{outcome?.error}</FormError>
      <Form method="post">
        <Button type="submit" size="lg">
          Log out
        </Button>
      </Form>
    </AccountSheet>
  );
}
