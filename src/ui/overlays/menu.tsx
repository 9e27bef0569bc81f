import { type ReactNode, useEffect, useRef } from 'react';

interface MenuProps {
  /** What opens it; give it a name that is read out. */
  button: ReactNode;
  buttonClass?: string;
  buttonLabel?: string;
  /** Links and buttons. */
  children: ReactNode;
}

/** A list that opens under its button, without scripts too; closes on Escape, a choice or a press elsewhere. */
export function Menu({ button, buttonClass, buttonLabel, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeWhenDone(ref.current) : undefined), []);
  return (
    <details ref={ref} className="menu">
      <summary className={buttonClass ?? 'btn btn-secondary'} aria-label={buttonLabel}>
        {button}
      </summary>
      <div className="menu-list">{children}</div>
    </details>
  );
}

function closeWhenDone(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const elsewhere = (event: Event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  };
  document.addEventListener('pointerdown', elsewhere, { signal });
  document.addEventListener('focusin', elsewhere, { signal });
  menu.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('.menu-list :is(a, button)')) menu.open = false;
    },
    { signal },
  );
  return () => listening.abort();
}
