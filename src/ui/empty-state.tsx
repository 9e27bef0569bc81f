import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 'h1' | 'h2' | 'h3';
}

/** Where there is nothing yet: what that means, and the way on. */
export function EmptyState({ icon, title, children, action, level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty">
      {icon && (
        <span className="empty-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <Heading className="max-w-full text-xl wrap-anywhere">{title}</Heading>
      {children && <p className="max-w-md text-balance text-muted">{children}</p>}
      {action && <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap sm:justify-center">{action}</div>}
    </div>
  );
}
