import { href, Link } from 'react-router';
import type { Standing } from './standing.ts';

/** Tells an owner on the page of their home that it is looked at, and where they read why. */
export function StandingLine({ id, standing: { sentence, reason } }: { id: string; standing: Standing }) {
  return (
    <p className="mt-3 rounded-md bg-warning-soft p-3 text-sm wrap-anywhere text-warning-ink">
      {sentence} {reason}{' '}
      <Link className="link" to={`${href('/customer/all_properties')}#home-${id}`}>
        My Properties says more
      </Link>
    </p>
  );
}
