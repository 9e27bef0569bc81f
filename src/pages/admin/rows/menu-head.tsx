import type { MouseEvent } from 'react';
import X from 'lucide-react/icons/x';
import './row-menu.css';

/** The menu closes with any choice; whoever chose nothing goes on where they were. */
const focusOpener = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('.menu')?.querySelector('summary')?.focus();

/** Of which row the menu is that comes up on a phone, and the way back. */
export function MenuHead({ name }: { name: string }) {
  return (
    <div className="menu-head">
      <p>{name}</p>
      <button type="button" className="icon-btn needs-script" aria-label="Close" onClick={focusOpener}>
        <X size={22} />
      </button>
    </div>
  );
}
