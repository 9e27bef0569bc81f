import { Link } from 'react-router';
import type { TextBlock } from '#content/text.ts';

/** Paragraphs, lists and headings of the content. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => {
    if (typeof block === 'string') return <p key={index}>{inline(block)}</p>;
    if ('heading' in block) return <h3 key={index}>{block.heading}</h3>;
    return (
      <ul key={index}>
        {block.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    );
  });
}

function inline(text: string) {
  return text.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/).map((part) => {
    const [, words, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (words && address) {
      return (
        <Link key={part} to={address}>
          {words}
        </Link>
      );
    }
    return part.startsWith('**') ? <strong key={part}>{part.slice(2, -2)}</strong> : part;
  });
}
