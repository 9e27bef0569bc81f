import { Link, type LinkProps } from 'react-router';

interface Segment extends Pick<LinkProps, 'preventScrollReset' | 'replace'> {
  label: string;
  to: string;
  current: boolean;
}

/** A few views of one thing, each an address of its own, side by side. */
export function Segmented({ label, items }: { label: string; items: readonly Segment[] }) {
  return (
    <nav aria-label={label} className="segmented">
      {items.map(({ label: text, current, ...link }) => (
        <Link key={link.to} {...link} aria-current={current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
