import { href } from 'react-router';
import { resultsPath } from '#core/paths.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import { ListingSection } from '#features/listings/card/listing-section.tsx';

export interface Recent {
  offers: ListingCard[];
  shortlet: ListingCard[];
  rent: ListingCard[];
  sale: ListingCard[];
}

/** A few of the homes that admins chose. */
export function PremierSection({ listings }: { listings: ListingCard[] }) {
  return (
    <ListingSection
      title="Premier Properties"
      more={{ to: href('/exclusive'), about: 'premier properties' }}
      listings={listings}
    >
      Homes that stand out, chosen by our team.
    </ListingSection>
  );
}

/** The newest homes of each kind, each with the way to all of its kind; a kind without homes is left out. */
export function RecentSections({ sections: { offers, shortlet, rent, sale } }: { sections: Recent }) {
  return (
    <>
      <ListingSection
        title="Recent Offers"
        more={{ to: resultsPath('offer=true'), about: 'offers' }}
        listings={offers}
      />
      <ListingSection
        title="Recent Shortlet"
        more={{ to: resultsPath('type=shortlet'), about: 'shortlets' }}
        listings={shortlet}
        columns={4}
      />
      <ListingSection
        title="Recent Rent"
        more={{ to: resultsPath('type=rent'), about: 'homes for rent' }}
        listings={rent}
      />
      <ListingSection
        title="Recent Sale"
        more={{ to: resultsPath('type=sale'), about: 'homes for sale' }}
        listings={sale}
      />
    </>
  );
}
