import type { Bill, HomeFacts as Facts } from './contract.ts';
import { CostPanel } from '../costs/cost-panel.tsx';
import { FeatureList } from './feature-list.tsx';
import { HomeFacts } from '../card/home-facts.tsx';
import type { ShownListing } from './shown.ts';
import { lagosDay } from '../card/words.ts';
import './listing-page.css';

/** What there is to know about a home. */
export function ListingFacts({ listing, cost, facts }: { listing: ShownListing; cost: Bill; facts: Facts }) {
  const { description, moreInfo, createdAt, updatedAt } = listing;
  return (
    <div className="listing-facts">
      {(!listing.roomless || listing.parking || listing.furnished) && (
        <section>
          <h2 className="mb-6 text-xl">Special Features</h2>
          <FeatureList listing={listing} />
        </section>
      )}
      <CostPanel cost={cost} />
      <section>
        <h2 className="mb-3 text-xl">Description</h2>
        <p className="max-w-prose text-lg whitespace-pre-line">{description}</p>
      </section>
      {moreInfo && (
        <section>
          <h2 className="mb-3 text-xl">More information</h2>
          <p className="max-w-prose whitespace-pre-line">{moreInfo}</p>
        </section>
      )}
      <HomeFacts facts={facts} listing={listing} />
      <p className="text-sm text-muted">
        Listed on <Day moment={createdAt} />, last updated on <Day moment={updatedAt} />.
      </p>
    </div>
  );
}

function Day({ moment }: { moment: Date | string }) {
  return <time dateTime={new Date(moment).toISOString()}>{lagosDay(moment)}</time>;
}
