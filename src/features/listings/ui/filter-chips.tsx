import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import type { Choice } from './search-choices.ts';
import { changedSearch } from './search-path.ts';

/** What narrows the results just now; a press takes it away. */
export function FilterChips({ active, params }: { active: readonly Choice[]; params: URLSearchParams }) {
  if (active.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2" aria-label="Chosen filters">
      {active.map(({ name, label }) => (
        <li key={name}>
          <Link className="chip" to={changedSearch(params, name, null)} preventScrollReset>
            <span className="sr-only">Remove</span>
            {label}
            <X size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
