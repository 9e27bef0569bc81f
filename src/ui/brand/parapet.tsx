import { useId } from 'react';
import { classNames } from '../class-names.ts';

/** A row of roof pinnacles (zankwaye) in the text colour: the upper edge of a band, as of a Hausa wall. */
export function Parapet({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={classNames('parapet', className)} aria-hidden="true">
      <pattern id={id} width="72" height="20" patternUnits="userSpaceOnUse">
        <path
          fill="currentColor"
          d="M0 20v-4h20.5c5.6 0 8.6-2 10.500-6.600C32.800 4.800 34 1 36 1s3.2 3.8 5 8.400c1.900 4.600 4.900 6.600 10.500 6.600H72v4z"
        />
      </pattern>
      <rect width="100%" height="20" fill={`url(#${id})`} />
    </svg>
  );
}
