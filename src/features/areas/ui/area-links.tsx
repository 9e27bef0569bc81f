import { Link } from 'react-router';
import type { AreaLink } from '../service.server.ts';

/** Places with how many homes they have. */
export function AreaLinks({ title, links }: { title: string; links: readonly AreaLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className="section">
      <h2 className="mb-3 text-2xl">{title}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-3">
        {links.map(({ name, path, homes }) => (
          <li key={path} className="border-b border-line">
            <Link to={path} className="flex min-h-11 items-center gap-2 py-2 hover:underline">
              {name}
              <span className="text-sm text-muted">
                {homes.toLocaleString('en-US')}
                <span className="sr-only">{homes === 1 ? ' home' : ' homes'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
