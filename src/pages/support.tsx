import { href } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { ALREADY_PAID } from '#content/already-paid.ts';
import { company } from '#content/company.ts';
import { support } from '#content/support.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { pageMeta } from './layout/page-meta.ts';
import { TextBlocks } from './content/text-blocks.tsx';
import './content/content.css';
import type { Route } from './+types/support.ts';

export const handle: PageHandle = { robots: 'sitemap', remembered: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Support',
    path: href('/support'),
    description: 'Answers about passwords, listings, photographs and staying safe, and how to reach a person.',
  });

export default function Support() {
  return (
    <>
      <Banner title="Support">Answers to the questions people ask most. If yours is not here, ask us.</Banner>
      <div className="page grid gap-12 pt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
        <div className="grid gap-10">
          {support.map(({ title, questions }) => (
            <section key={title}>
              <h2 className="text-2xl">{title}</h2>
              {questions.map(({ question, answer }) => (
                <Disclosure key={question} summary={question}>
                  <div className="answer">
                    <TextBlocks blocks={[answer]} />
                  </div>
                </Disclosure>
              ))}
            </section>
          ))}
        </div>
        <Card className="gap-4 self-start">
          <h2 className="text-xl">Ask a person</h2>
          <p className="text-muted">
            Write to{' '}
            <a className="link" href={`mailto:${company.emails.support}`}>
              {company.emails.support}
            </a>
            , or send us a message. We answer within two working days.
          </p>
          <ButtonLink to={href('/contact')}>Contact us</ButtonLink>
          <p className="text-sm text-muted">{ALREADY_PAID}.</p>
        </Card>
      </div>
    </>
  );
}
