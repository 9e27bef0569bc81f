import type { ReactNode } from 'react';

/** Words for readers of the page by ear only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
