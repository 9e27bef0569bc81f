import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { prefetchOnIntent } from './saves-data.ts';

/** A raised sheet for forms, figures and panels. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('card card-pad', className)}>{children}</div>;
}

/** A photograph with words under it and no frame; its `CoverLink` makes the whole of it a link. */
export function Tile({ className, children }: { className?: string; children: ReactNode }) {
  return <article className={classNames('tile', className)}>{children}</article>;
}

/** The link of a card or tile: it covers the whole, other controls in there take the class `above-link`. */
export function CoverLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link prefetch={prefetchOnIntent()} {...rest} className={classNames('cover-link', className)} />;
}
