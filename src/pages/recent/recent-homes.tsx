import { useState } from 'react';
import { useHomes } from '#features/favourites/ui/use-homes.ts';
import { ListingCard } from '#features/listings/ui/listing-card.tsx';
import { Button } from '#ui/button.tsx';
import { Scroller } from '#ui/scroller.tsx';

/** The row itself, in a file of its own: most visits have nothing to show in it. */
export default function RecentHomes({ className }: { className: string }) {
  const [ids, setIds] = useState(() => window.hearts?.listed('seen') ?? []);
  const { homes } = useHomes(ids);
  if (!homes || homes.length === 0) return null;
  const forget = () => {
    window.hearts?.forgetSeen();
    setIds([]);
  };
  return (
    <section className={className} aria-labelledby="recent-homes">
      <div className="mb-5 flex items-end justify-between gap-4">
        <div>
          <h2 id="recent-homes" className="text-2xl">
            Recently viewed
          </h2>
          <p className="mt-1.5 text-muted">Remembered by this device only.</p>
        </div>
        <Button variant="quiet" className="-mr-3 flex-none" onClick={forget}>
          Clear<span className="sr-only"> recently viewed homes</span>
        </Button>
      </div>
      <Scroller label="Homes looked at lately" slideClass="w-64" focusable={false}>
        {homes.map((home) => (
          <ListingCard key={home.id} listing={home} sizes="16rem" />
        ))}
      </Scroller>
    </section>
  );
}
