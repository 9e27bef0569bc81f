import type { ReactNode } from 'react';
import type { TextSection } from '#content/text.ts';
import { Banner } from '#ui/banner.tsx';
import '../content/content.css';

export interface TextPageProps {
  title: string;
  /** A sentence under the title. */
  lead: ReactNode;
  /** Since when it applies, as an ISO date. */
  since: string;
  sections: readonly TextSection[];
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** A page of text with its contents beside it on a desk, and above it on a phone. */
export function TextPage({ title, lead, since, sections }: TextPageProps) {
  return (
    <>
      <Banner title={title} crumbs={[{ label: 'Home', to: '/' }, { label: title }]}>
        {lead}
      </Banner>
      <div className="text-page page">
        <nav aria-label="On this page" className="text-contents">
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          <p className="text-sm text-muted">
            In force since <time dateTime={since}>{dates.format(new Date(since))}</time>
          </p>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} className="prose">
              <h2>{title}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
