import { createElement } from 'react';
import type { LucideProps } from 'lucide-react';
import { classNames } from './class-names.ts';

interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands in for Lucide's function of this kind (vite.config.ts), whose icons are made anew each time, through three components,
 * and repeat what one rule of base.css says: a page of results shows sixty.
 */
// oxlint-disable-next-line import/no-default-export
export default function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));
  return function Icon({ size = 24, className, ...rest }: LucideProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        className={classNames('lucide', className)}
        aria-hidden="true"
        {...rest}
      >
        {shapes}
      </svg>
    );
  };
}
