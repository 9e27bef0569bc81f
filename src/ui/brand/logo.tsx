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
export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      Gidana
    </span>
  );
}
