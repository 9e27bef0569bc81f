import History from 'lucide-react/icons/history';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { searchPath } from '../search-path.ts';
import { usePanelKeys } from './panel-keys.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import './search-box.css';

// Whoever has the empty box will type: the panel of results is there by then, also on a slow line.
import('./search-panel.tsx').catch(() => undefined);

export interface RecentPanelProps {
  /** Other choices that a search keeps. */
  keep: Readonly<Record<string, string>>;
  shut: () => void;
  /** Gives the box the focus. */
  back: () => void;
}

/** What was searched lately, below an empty box; it is known to this device only (SEARCH-29). */
export function RecentPanel({ keep, shut, back }: RecentPanelProps) {
  const [texts] = useState(recentSearches);
  const panel = useRef<HTMLDialogElement>(null);
  usePanelKeys(panel, shut);
  const forget = () => {
    forgetSearches();
    back();
    shut();
  };
  if (texts.length === 0) return null;
  return (
    <dialog open ref={panel} className="search-panel search-recent" aria-label="Recent searches">
      <header className="search-panel-head">
        <h2 className="text-lg font-semibold">Recent searches</h2>
        <Button variant="quiet" onClick={forget}>
          Clear<span className="sr-only"> recent searches</span>
        </Button>
      </header>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <Link
              className="search-reading"
              to={searchPath([...Object.entries(keep), ['searchTerm', text]])}
              onClick={shut}
            >
              <History size={18} />
              <span className="truncate">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">Kept on this device only.</p>
    </dialog>
  );
}
