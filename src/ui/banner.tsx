import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { Parapet } from './brand/parapet.tsx';

interface BannerProps {
  title: string;
  /** What the breadcrumb calls the page, where that is not its title. */
  crumb?: string;
  /** A sentence or controls under the title. */
  children?: ReactNode;
}

/** The head of a page: its only h1, on a band; the page below it rises in a parapet. */
export function Banner({ title, crumb = title, children }: BannerProps) {
  return (
    <div className="banner">
      <div className="page">
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: crumb }]} />
        <h1 className="text-3xl">{title}</h1>
        {children && <div className="mt-3 max-w-2xl text-lg text-muted">{children}</div>}
      </div>
      <Parapet className="absolute inset-x-0 bottom-0 text-bg" />
    </div>
  );
}
