import { useId } from 'react';

/** Excerpt and content of a post. `content` was cleaned by the server. */
export function PostBody({ excerpt, content }: { excerpt: string; content: string }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <section aria-labelledby={`${id}-short`}>
        <h2 id={`${id}-short`} className="eyebrow">
          Short Description
        </h2>
        <p className="mt-2 text-lg whitespace-pre-line md:text-xl md:leading-normal">{excerpt}</p>
      </section>
      {content && (
        <section aria-labelledby={`${id}-full`} className="mt-10">
          <h2 id={`${id}-full`} className="eyebrow mb-4">
            Full Details
          </h2>
          <div className="prose post-content" dangerouslySetInnerHTML={{ __html: beneath(content) }} />
        </section>
      )}
    </div>
  );
}

/** The content's highest headings become the third level: above them stand the titles of the page and of this part. */
function beneath(content: string): string {
  const heading = /<(\/?)h([1-3])\b/g;
  const highest = Math.min(...[...content.matchAll(heading)].map(([, , level]) => Number(level)));
  return content.replace(heading, (_tag, slash: string, level: string) => `<${slash}h${Number(level) - highest + 3}`);
}
