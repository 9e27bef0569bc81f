import { classNames } from './class-names.ts';

/** The gate of a Hausa house: leaning earth walls, three zankwaye on the roof, a pointed arch. */
export const LOGO_PATH =
  'M3.5 29 5.4 11c.3-3.6.6-6.2 1.7-6.2 1.2 0 1.4 3.2 2.2 5.2.5 1.3 1.3 1.9 2.3 1.9 1.3 0 1.9-.7 2.4-2.3.7-2.4.7-6.6 2-6.6s1.3 4.2 2 6.6c.5 1.6 1.1 2.3 2.4 2.3 1 0 1.8-.6 2.3-1.9.8-2 1-5.2 2.2-5.2 1.1 0 1.4 2.6 1.7 6.2L28.5 29H20v-5.8c0-2.6-1.6-4.3-4-6.2-2.4 1.9-4 3.6-4 6.2V29z';

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
