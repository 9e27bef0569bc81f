import { classNames } from '../class-names.ts';
import { LOGO_PATH } from './logo-path.ts';

/** The mark alone. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" className={className} aria-hidden="true">
      <path d={LOGO_PATH} />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ className, name = 'Gidana' }: { className?: string; name?: string }) {
  return (
    <span className={classNames('logo', className)}>
      <LogoMark />
      {name}
    </span>
  );
}
