import type { ListingCard } from '#features/listings/contract.ts';
import { ListingPrice } from '#features/listings/card/listing-price.tsx';
import { Picture } from '#features/media/ui/picture.tsx';

/** The home that somebody asked for, and why they are asked to log in first. */
export function WantedHome({ home }: { home: ListingCard }) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Picture src={home.cover} alt="" sizes="7rem" className="aspect-4/3 w-28 flex-none rounded-md" />
        <div className="min-w-40 flex-1">
          <p className="font-medium wrap-anywhere">{home.name}</p>
          <ListingPrice listing={home} isPlain className="whitespace-normal" />
        </div>
      </div>
      <p className="text-muted">
        Phone numbers are for people with an account, which keeps owners safe from spam calls. It is free, and we bring
        you back to this home.
      </p>
    </div>
  );
}
