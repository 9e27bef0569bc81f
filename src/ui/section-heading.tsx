import type { ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { ButtonLink } from './button.tsx';

interface SectionHeadingProps {
  title: ReactNode;
  /** A line under the title. */
  children?: ReactNode;
  /** Where "See more" leads; `about` completes it for readers by ear, "See more rentals". */
  more?: { to: string; label?: string; about: string };
  /** What can be done with it. */
  action?: ReactNode;
  /** For what is named by the title. */
  id?: string;
}

/** The title of a part of a page, with the way to all of it. */
export function SectionHeading({ title, children, more, action, id }: SectionHeadingProps) {
  return (
    <div className="section-heading mb-5 flex justify-between gap-x-3 md:mb-7">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {children && <p className="mt-1.5 text-muted">{children}</p>}
      </div>
      {more && (
        <ButtonLink to={more.to} variant="quiet" className="-mr-3 flex-none pl-0">
          {more.label ?? 'See more'}
          <span className="sr-only"> {more.about}</span>
          <ArrowRight size={18} />
        </ButtonLink>
      )}
      {action}
    </div>
  );
}
