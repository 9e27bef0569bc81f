import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Card } from '#ui/card.tsx';

/** The frame of the account pages: the way home, and one narrow sheet with its title that a thumb reaches. */
export function AccountSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page pt-3 md:pt-8">
      <div className="mx-auto w-full max-w-md">
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: title }]} />
        <Card className="mt-2 gap-6">
          <h1 className="text-2xl">{title}</h1>
          {children}
        </Card>
      </div>
    </div>
  );
}
