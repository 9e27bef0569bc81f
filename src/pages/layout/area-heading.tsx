import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx';

export interface AreaHeadingProps {
  title: ReactNode;
  /** A line above the title, such as which area this is. */
  over?: string;
  crumbs?: readonly Crumb[];
  /** A sentence under the title. */
  children?: ReactNode;
}

/** The head of a screen within the customer area: its only h1. */
export function AreaHeading({ title, over, crumbs, children }: AreaHeadingProps) {
  return (
    <div className="mb-8">
      {/* On a phone the menu above says where this is. */}
      <div className="max-md:sr-only">
        {crumbs && <Breadcrumb items={crumbs} />}
        {over && <p className="eyebrow mb-1">{over}</p>}
      </div>
      <h1 className="text-3xl wrap-anywhere">{title}</h1>
      {children && <p className="mt-3 max-w-2xl text-lg text-muted">{children}</p>}
    </div>
  );
}
