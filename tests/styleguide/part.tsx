import type { ReactNode } from 'react';

/** One part of the styleguide. */
export function Part({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className="page py-6">
      <h2 className="mb-4 text-xl">{title}</h2>
      <div className={wide ? undefined : 'flex flex-wrap items-center gap-3'}>{children}</div>
    </section>
  );
}
