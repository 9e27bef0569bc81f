import type { ReactNode } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Card } from '#ui/card.tsx';

/** The frame of the account pages: title with its way home, and one narrow sheet that a thumb reaches. */
export function AccountSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Banner title={title} />
      <div className="page pt-12 md:pt-16">
        <Card className="mx-auto w-full max-w-md gap-6">{children}</Card>
      </div>
    </>
  );
}
