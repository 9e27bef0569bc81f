import { Form, href, redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { gavePasswordLately } from '#core/recent-password.server.ts';
import { pageTexts } from '#core/page-texts.ts';
import { requireViewer } from '#core/viewer.ts';
import { currentPassword } from '#features/accounts/contract.ts';
import { givePassword } from '#features/accounts/passwords/again.server.ts';
import { logout } from '#features/accounts/service.server.ts';
import { AskedPassword } from '#features/accounts/ui/current-password.tsx';
import { removeUser } from '#features/accounts/users/service.server.ts';
import { profileTexts as texts } from '#features/accounts/profile/texts.ts';
import { KEEP_MONTHS } from '#features/listings/contacts/rules.ts';
import { listingUse } from '#features/listings/own/service.server.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader, setCookies } from '#server/loader.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Route } from './+types/delete-account.ts';

const deletionForm = z.object({ understood: z.literal('yes', texts.confirmMissing), current: currentPassword });

export const loader = pageLoader(async (ctx) => {
  const { id, email } = requireViewer(ctx);
  const [{ properties }, lately] = await Promise.all([listingUse(ctx, id), gavePasswordLately(ctx)]);
  return { email, properties, asksPassword: !lately };
});

export const action = pageAction(async (ctx, args) => {
  const { id } = requireViewer(ctx);
  const { current = '' } = await readForm(args.request, deletionForm);
  setCookies(args, await givePassword(ctx, current));
  await removeUser(ctx, id);
  setCookies(args, (await logout(ctx)).setCookies);
  flash(args, texts.accountDeleted);
  throw redirect('/');
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('Delete Account');

export default function DeleteAccount({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { email, properties, asksPassword } = loaderData;
  const busy = useNavigation().formMethod === 'POST';
  const { understood: onBox, current: onPassword } = outcome?.fields ?? {};
  return (
    <>
      <AreaHeading title="Delete Account">
        This deletes the account of {email} for good. Nobody can bring it back, and neither can we.
      </AreaHeading>
      <div className="grid max-w-xl gap-8">
        <section>
          <h2 className="mb-3 text-xl">What is deleted at once</h2>
          <ul className="list-disc space-y-2 pl-5">
            <li>your name, email address, phone, address and everything else in your profile</li>
            <li>{propertiesText(properties)}</li>
            <li>your favourites and saved searches</li>
            <li>the words and pictures of what you reported</li>
            <li>the files of your photos and pictures, within two days</li>
            <li>your package, and what is left of its days</li>
            <li>what you wrote to us through the contact form with this email address</li>
          </ul>
        </section>
        <section>
          <h2 className="mb-3 text-xl">What stays, without your name</h2>
          <ul className="list-disc space-y-2 pl-5">
            <li>the sums of payments, if you made any, because the law asks us to keep our books</li>
            <li>what you reported: which home, and what was wrong with it</li>
            <li>
              the days on which you opened somebody’s contacts, for {KEEP_MONTHS} months: they read “
              {pageTexts.formerUser}” there
            </li>
            <li>blog posts, if you wrote any as an admin</li>
            <li>the fact that an account was deleted, and when</li>
          </ul>
        </section>
        <Form method="post" className="grid gap-5">
          <Checkbox
            name="understood"
            value="yes"
            required
            error={onBox}
            label="I understand that my account and my listings cannot come back."
          />
          <AskedPassword asked={asksPassword} error={onPassword} />
          {!onBox && !onPassword && <FormError>{outcome?.error}</FormError>}
          <div className="grid gap-3 sm:flex">
            <Button type="submit" variant="danger" size="lg" busy={busy}>
              Delete my account
            </Button>
            <ButtonLink to={href('/customer')} variant="secondary" size="lg">
              Keep my account
            </ButtonLink>
          </div>
        </Form>
      </div>
    </>
  );
}

function propertiesText(count: number): string {
  if (count === 0) return 'your listings; you have none now';
  return count === 1
    ? 'your listing; its page is gone for everybody'
    : `your ${count} listings; their pages are gone for everybody`;
}
