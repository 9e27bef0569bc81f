import { classNames } from './class-names.ts';

/** A pale shape in the place and size of what is coming; give both by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classNames('skeleton', className)} aria-hidden="true" />;
}

/** Lines of text that are coming; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid gap-2.5" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames('skeleton h-4', line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </div>
  );
}
