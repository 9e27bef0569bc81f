import { href, redirect } from 'react-router';
import MailCheck from 'lucide-react/icons/mail-check';
import type { PageHandle } from '#core/page-handle.ts';
import { ALREADY_PAID } from '#content/already-paid.ts';
import { company } from '#content/company.ts';
import { AccountForm } from '#features/accounts/ui/account-form.tsx';
import { contactForm } from '#features/contact/contract.ts';
import { openForm, sendMessage } from '#features/contact/service.server.ts';
import { contactTexts as texts } from '#features/contact/texts.ts';
import { ContactFields } from '#features/contact/ui/contact-fields.tsx';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Reach } from './content/reach.tsx';
import { answerOrRefusal } from './layout/answer-or-refusal.ts';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/contact.ts';

export const handle: PageHandle = { robots: 'sitemap' };

export const loader = pageLoader((ctx, { url }) => ({
  opened: openForm(ctx),
  known: { name: ctx.viewer?.name, email: ctx.viewer?.email },
  isSent: url.searchParams.has('sent'),
}));

export const action = pageAction(async (ctx, { request }) => {
  await sendMessage(ctx, await readForm(request, contactForm));
  throw redirect(`${href('/contact')}?sent=1`);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact',
    path: href('/contact'),
    description: `Write to ${company.name}, call our office or visit us. A person answers, within two working days.`,
  });

export default function Contact({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { opened, known, isSent } = loaderData;
  const { fields = {}, values = known } = outcome ?? {};
  // A form that comes back keeps its note, so that sent twice it still counts once.
  const typed = 'opened' in values && !('opened' in fields) ? values.opened : undefined;
  return (
    <>
      <Banner title="Contact">Have a question, or want to report a fake listing? Write to us or call.</Banner>
      <div className="page grid gap-10 pt-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-20">
        <Reach />
        <Card className="self-start max-lg:order-first">
          {isSent ? (
            <Sent />
          ) : (
            <AccountForm outcome={outcome} submit={texts.submit}>
              <ContactFields values={values} fields={fields} opened={typed || opened} />
              <p className="text-sm text-muted">
                {texts.answerBy} {ALREADY_PAID}.
              </p>
            </AccountForm>
          )}
        </Card>
      </div>
    </>
  );
}

function Sent() {
  return (
    <output className="block">
      <EmptyState
        icon={<MailCheck size={30} />}
        title={texts.sent}
        action={
          <ButtonLink to={href('/contact')} variant="secondary">
            Send another message
          </ButtonLink>
        }
      >
        {texts.sentNext}
      </EmptyState>
    </output>
  );
}
