import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { resultsPath } from '#core/paths.ts';
import type { Results } from '../../results/results.server.ts';
import './pills.css';

interface FilterChipsProps {
  chips: Results['chips'];
  hint: Results['hint'];
  /** What can be done with all of them. */
  children: ReactNode;
}

/** What narrows the results just now, as it was chosen or understood, in one row behind what is to be known; a press takes it away. */
export function FilterChips({ chips, hint, children }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ link: HTMLElement; at: number } | null>(null);
  // Whatever the page shows next, it may have taken the chip away.
  useEffect(() => {
    if (!pressed.current || pressed.current.link.isConnected) return;
    const { at } = pressed.current;
    pressed.current = null;
    if (document.activeElement === document.body) goOn([...(list.current?.querySelectorAll('a') ?? [])], at);
  });
  return (
    <div className="chips-row">
      {hint && <p className="chip chip-hint">{hint}</p>}
      {chips.length > 0 && (
        <ul ref={list} aria-label="Chosen filters">
          {chips.map(({ label, query, isSaid }, at) => (
            <li key={label} className={isSaid ? 'lg:hidden' : undefined}>
              <Link
                className="chip"
                to={resultsPath(query)}
                preventScrollReset
                onClick={({ currentTarget: link }) => (pressed.current = { link, at })}
              >
                <span className="sr-only">Remove</span>
                <Short label={label} />
                <X size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** Where there is little room, what a guess comes from is said by ear only. */
function Short({ label }: { label: string }) {
  const [what, from] = label.split(/(?=, from the )/);
  return (
    <span>
      {what}
      {from && <span className="max-md:sr-only">{from}</span>}
    </span>
  );
}

/** The keyboard goes on at the chip that took the place of the one that went, or at the title of the results. */
function goOn(links: readonly HTMLElement[], at: number): void {
  const next = links[at] ?? links.at(-1) ?? document.querySelector<HTMLElement>('main h1');
  if (next?.matches('h1')) next.tabIndex = -1;
  next?.focus({ preventScroll: true });
}
