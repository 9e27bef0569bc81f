import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { FieldError } from '#ui/forms/field.tsx';

/** The parts of the form in their order: the heading of each, and what leads there. */
const PARTS = {
  place: ['Where it is', 'Place'],
  home: ['The property', 'Property'],
  photos: ['How it looks', 'Photos'],
  price: ['What it costs', 'Price'],
  more: ['More about this home', 'More'],
  contact: ['How to reach you', 'Contact'],
  premier: ['Premier', 'Premier'],
} as const;

interface SectionProps {
  part: keyof typeof PARTS;
  /** One sentence on what belongs here and why. */
  about: string;
  children: ReactNode;
}

/** A part of the listing form: what it is about on the left of a desk or above on a phone, its fields beside. */
export function FormSection({ part, about, children }: SectionProps) {
  const id = useId();
  return (
    <section
      id={part}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-8 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-12 xl:py-12"
    >
      <header>
        <h2 id={id} className="text-xl">
          {PARTS[part][0]}
        </h2>
        <p className="mt-1.5 text-sm text-muted">{about}</p>
      </header>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}

/** Without a change of the address, on which the router would forget what the server said of the last try. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}

/** Leads to the parts of a form that is filled in already: whoever comes back changes one of them, most often the price. */
export function FormParts({ premier }: { premier: boolean }) {
  return (
    <nav aria-label="Parts of the form" className="form-parts">
      {Object.entries(PARTS).map(
        ([part, [, name]]) =>
          (part !== 'premier' || premier) && (
            <a key={part} href={`#${part}`} onClick={goTo}>
              {name}
            </a>
          ),
      )}
    </nav>
  );
}

/** What few people fill in: closed until wanted, or until something in it is to be put right; it stays open then. */
export function MoreFields({ summary, open, children }: { summary: string; open: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(open);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setIsOpen(true);
  }
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="-mx-3 flex min-h-11 w-fit items-center gap-2 rounded-md px-3 font-medium text-link hover:bg-accent-soft">
        {summary}
        <ChevronDown size={20} className="transition-[rotate] [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="grid gap-5 pt-4">{children}</div>
    </details>
  );
}

interface FactGroupProps {
  legend: string;
  about: string;
  error: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, with one sentence for what is wrong among them. */
export function FactGroup({ legend, about, error, children }: FactGroupProps) {
  const id = useId();
  return (
    <fieldset
      tabIndex={-1}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-5 border-t border-line pt-5"
    >
      <legend className="float-left text-lg font-semibold">{legend}</legend>
      <p className="-mt-4 text-sm text-muted">{about}</p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}
