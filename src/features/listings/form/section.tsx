import { type ReactNode, useId, useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { FieldError } from '#ui/forms/field.tsx';

interface SectionProps {
  title: string;
  /** One sentence on what belongs here and why. */
  children: ReactNode;
  about: string;
}

/** A part of the listing form: what it is about on the left of a desk or above on a phone, its fields beside. */
export function FormSection({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-8 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-12 xl:py-12"
    >
      <header>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1.5 text-sm text-muted">{about}</p>
      </header>
      <div className="grid gap-5">{children}</div>
    </section>
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
        <Plus size={20} className="transition-[rotate] [[open]>summary>&]:rotate-45" />
        {summary}
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
