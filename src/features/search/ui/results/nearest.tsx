import { Link } from 'react-router';
import { resultsPath } from '#core/paths.ts';
import type { SearchLink } from '../../results/contract.ts';

/** Where nothing matches all of it: the smallest steps to homes that exist. */
export function Nearest({ links }: { links: readonly SearchLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="mt-4" aria-label="Nearest searches">
      <p className="font-medium">Nearest to what you asked:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ label, query, homes = 0 }) => (
          <li key={query} className="max-w-full">
            <Link
              className="btn btn-secondary max-w-full text-left wrap-anywhere whitespace-normal"
              to={resultsPath(query)}
            >
              {label}
              <span className="text-muted">{homes >= 1_000 ? '1,000+' : homes}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
