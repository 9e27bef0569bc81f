import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import type { SearchLink } from '../contract-results.ts';

/** What narrows the results just now, as it was chosen or understood; a press takes it away. */
export function FilterChips({ chips }: { chips: readonly SearchLink[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2" aria-label="Chosen filters">
      {chips.map(({ label, query }) => (
        <li key={label}>
          <Link className="chip" to={`/search?${query}`} preventScrollReset>
            <span className="sr-only">Remove</span>
            {label}
            <X size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
