import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  /** One primary per view; danger for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'md' | 'lg';
  icon?: ReactNode;
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** A button that stays in place and in focus while `busy`, and takes no second press. */
export function Button({ variant, size, icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <Inside busy={busy} icon={icon}>
        {children}
      </Inside>
    </button>
  );
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({
  variant,
  size,
  icon,
  busy = false,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook & { busy?: boolean }) {
  return (
    <Link {...rest} className={look({ variant, size }, className)} aria-busy={busy || undefined}>
      <Inside busy={busy} icon={icon}>
        {children}
      </Inside>
    </Link>
  );
}

function Inside({ icon, busy, children }: { icon: ReactNode; busy: boolean; children: ReactNode }) {
  return (
    <>
      <span className="btn-label">
        {icon}
        {children}
      </span>
      {busy && <Spinner />}
    </>
  );
}

function look({ variant = 'primary', size = 'md' }: ButtonLook, className: string | undefined): string {
  return classNames('btn', `btn-${variant}`, size === 'lg' && 'btn-lg', className);
}
