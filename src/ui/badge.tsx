import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface BadgeProps {
  /** `photo` lies on a photograph. */
  tone?: 'neutral' | 'good' | 'warning' | 'danger' | 'photo';
  className?: string;
  children: ReactNode;
}

/** A word or two that class a thing; never a button. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={classNames('badge', tone !== 'neutral' && `badge-${tone}`, className)}>{children}</span>;
}
