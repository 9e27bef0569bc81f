import type { ReactNode } from 'react';
import Bath from 'lucide-react/icons/bath';
import BedDouble from 'lucide-react/icons/bed-double';
import CircleParking from 'lucide-react/icons/circle-parking';
import Sofa from 'lucide-react/icons/sofa';
import type { Bill, HomeFacts as Facts } from './wording.server.ts';
import { CostPanel } from '../costs/cost-panel.tsx';
import type { ShownListing } from './shown.ts';
import { lagosDay, counted } from '../card/words.ts';
import './listing-page.css';

/** What there is to know about a home. */
export function ListingFacts({ listing, cost, facts }: { listing: ShownListing; cost: Bill; facts: Facts }) {
  const { description, createdAt, updatedAt } = listing;
  return (
    <div className="listing-facts">
      {(!listing.roomless || listing.parking || listing.furnished || facts.key.length > 0) && (
        <section>
          <h2 className="mb-6 text-xl">Special Features</h2>
          <FeatureList listing={listing} keyFacts={facts.key} />
        </section>
      )}
      <CostPanel cost={cost} />
      <section>
        <h2 className="mb-3 text-xl">Description</h2>
        <p className="text-lg whitespace-pre-line">{description}</p>
      </section>
      {facts.isMasked && (
        <p className="text-sm text-muted">
          Behind the dots is a phone number, an address or an account number. Whoever may see the contacts of this home
          reads it.
        </p>
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

/** Special Features (LIST-15); of land and business only what it has. */
function FeatureList({
  listing: { bedrooms, bathrooms, parking, furnished, roomless },
  keyFacts,
}: {
  listing: ShownListing;
  keyFacts: Facts['key'];
}) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
      {!roomless && (
        <>
          <Feature icon={<BedDouble size={26} />}>{counted(bedrooms, 'bedroom')}</Feature>
          <Feature icon={<Bath size={26} />}>{counted(bathrooms, 'bathroom')}</Feature>
        </>
      )}
      {(parking || !roomless) && (
        <Feature icon={<CircleParking size={26} />} absent={!parking}>
          {parking ? 'Parking spot' : 'No Parking'}
        </Feature>
      )}
      {(furnished || !roomless) && (
        <Feature icon={<Sofa size={26} />} absent={!furnished}>
          {furnished ? 'Furnished' : 'Not Furnished'}
        </Feature>
      )}
      {keyFacts.map(([label, value]) => (
        <li key={label}>
          <span className="block text-sm text-muted">{label}</span>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}

function Feature({ icon, absent = false, children }: { icon: ReactNode; absent?: boolean; children: ReactNode }) {
  return (
    <li className={absent ? 'grid gap-2 text-muted' : 'grid gap-2'}>
      {icon}
      {children}
    </li>
  );
}

/** What is known of a home beyond its Special Features, and the number to quote on the phone. */
function HomeFacts({ facts, listing: { kind, reference } }: { facts: Facts; listing: ShownListing }) {
  const { titlePaper, features, more } = facts;
  return (
    <section>
      <h2 className="mb-4 text-xl">Facts</h2>
      <dl className="fact-list">
        {kind && <Fact name="Kind">{kind}</Fact>}
        {titlePaper && (
          <Fact name="Title paper">
            {titlePaper.label}
            <span className="block text-sm text-muted">{titlePaper.meaning}</span>
          </Fact>
        )}
        {features.map(({ label, names }) => (
          <Fact key={label} name={label}>
            {names.join(', ')}
          </Fact>
        ))}
        {more && (
          <Fact name="More">
            <span className="whitespace-pre-line">{more}</span>
          </Fact>
        )}
        <Fact name="Reference">
          {reference}
          <span className="block text-sm text-muted">Quote it on the phone.</span>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
