import type { TextDocument } from '#content/text.ts';
import { Banner } from '#ui/banner.tsx';
import { TextBlocks } from './text-blocks.tsx';
import './content.css';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** A page of text with its contents beside it on a desk, and above it on a phone. */
export function TextPage({ title, lead, since, sections }: TextDocument) {
  return (
    <>
      <Banner title={title}>{lead}</Banner>
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
              <TextBlocks blocks={body} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
