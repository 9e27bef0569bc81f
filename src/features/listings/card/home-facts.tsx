import type { ReactNode } from 'react';
import type { HomeFacts as Facts } from '../page/contract.ts';
import type { ShownListing } from '../page/shown.ts';
import '../page/listing-page.css';

/** What is known of a home beyond rooms, parking and furniture, and the number to quote on the phone. */
export function HomeFacts({ facts, listing: { kind, reference } }: { facts: Facts; listing: ShownListing }) {
  const { size, toilets, titlePaper, features } = facts;
  return (
    <section>
      <h2 className="mb-4 text-xl">Facts</h2>
      <dl className="fact-list">
        {kind && <Fact name="Kind">{kind}</Fact>}
        {size && <Fact name="Size">{size}</Fact>}
        {toilets !== null && <Fact name="Toilets">{toilets}</Fact>}
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
