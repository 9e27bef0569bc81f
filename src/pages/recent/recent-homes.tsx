import { useState } from 'react';
import { useHomes } from '#features/favourites/ui/use-homes.ts';
import { ListingCard } from '#features/listings/card/listing-card.tsx';
import { Button } from '#ui/button.tsx';
import { Scroller } from '#ui/scroller.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

/** The row itself, in a file of its own: most visits have nothing to show in it. */
export default function RecentHomes({ className }: { className: string }) {
  const [ids, setIds] = useState(() => window.deviceFavourites?.listed('seen') ?? []);
  const { homes } = useHomes(ids);
  if (!homes || homes.length === 0) return null;
  const forget = () => {
    window.deviceFavourites?.forgetSeen();
    setIds([]);
  };
  return (
    <section className={`recent-homes ${className}`} aria-labelledby="recent-homes">
      <SectionHeading
        id="recent-homes"
        title="Recently viewed"
        action={
          <Button variant="quiet" className="-mr-3 flex-none" onClick={forget}>
            Clear<span className="sr-only"> recently viewed homes</span>
          </Button>
        }
      >
        Kept on this device only.
      </SectionHeading>
      <Scroller label="Recently viewed homes" slideClass="w-64" focusable={false}>
        {homes.map((home) => (
          <ListingCard key={home.id} listing={home} sizes="16rem" />
        ))}
      </Scroller>
    </section>
  );
}
