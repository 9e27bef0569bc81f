import type { ReactNode } from 'react';
import './fold.css';

interface FoldProps {
  label: string;
  /** What is chosen in it, said in the place of its name. */
  value: string | undefined;
  /** Folded in the sheet of a phone too, where the others lie open. */
  isMore?: boolean;
  children: ReactNode;
}

/**
 * Filters that open below their button, without scripts too. They stand beside the `<details>`, not in it: what lies in a
 * closed one can be shown by no style, and the sheet of a phone shows them without the button.
 */
export function Fold({ label, value, isMore, children }: FoldProps) {
  return (
    <div
      className={isMore ? 'fold fold-more' : 'fold'}
      // The browser says nothing of a field that it cannot show.
      onInvalidCapture={({ currentTarget }) => {
        const details = currentTarget.querySelector('details');
        if (details) details.open = true;
      }}
    >
      <details name="filter">
        <summary className="pill" data-on={value}>
          {value ?? label}
        </summary>
      </details>
      <div className="fold-inside">{children}</div>
    </div>
  );
}
