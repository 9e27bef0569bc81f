import { href } from 'react-router';
import { resultsPath } from '#core/paths.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import { ListingSection } from '#features/listings/card/listing-section.tsx';

const RECENT = [
  { kind: 'offers', title: 'Recent Offers', query: 'offer=true', about: 'offers' },
  { kind: 'shortlet', title: 'Recent Shortlet', query: 'type=shortlet', about: 'shortlets' },
  { kind: 'rent', title: 'Recent Rent', query: 'type=rent', about: 'homes for rent' },
  { kind: 'sale', title: 'Recent Sale', query: 'type=sale', about: 'homes for sale' },
] as const;

type Recent = Record<(typeof RECENT)[number]['kind'], ListingCard[]>;

/** A few of the homes that admins chose. */
export function PremierSection({ listings, priority = false }: { listings: ListingCard[]; priority?: boolean }) {
  return (
    <ListingSection
      title="Premier Properties"
      more={{ to: href('/exclusive'), about: 'premier properties' }}
      listings={listings}
      priority={priority}
    >
      Homes that stand out, chosen by our team.
    </ListingSection>
  );
}

/** The newest homes of each kind, each with the way to all of its kind; a kind without homes is left out. */
export function RecentSections({ sections }: { sections: Recent }) {
  return RECENT.map(({ kind, title, query, about }) => (
    <ListingSection key={kind} title={title} more={{ to: resultsPath(query), about }} listings={sections[kind]} />
  ));
}
