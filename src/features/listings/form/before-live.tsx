import { useEffect, useId, useRef, useState } from 'react';
import { Gallery } from '../gallery/gallery.tsx';
import { ListingCard } from '../card/listing-card.tsx';
import { ListingFacts } from '../page/listing-facts.tsx';
import { ListingHeading } from '../page/listing-heading.tsx';
import type { ListingPreview } from '../page/preview.server.ts';
import { Button } from '#ui/button.tsx';
import { showField } from './errors.ts';
import { type Check, openQuestions, questionsOf } from './questions.ts';
import { EMPTY_LISTING, type FormStart, type ListingFormValues } from './values.ts';

/** What has been asked back and what its seller said to it. */
export function useCheck(start: FormStart, answered: Check | undefined) {
  const [confirmed, setConfirmed] = useState<readonly string[]>(start.confirmed ?? []);
  const [shown, setShown] = useState(answered);
  const [round, setRound] = useState(0);
  const [seen, setSeen] = useState(answered);
  const show = (check: Check | undefined) => {
    // What is shown now went along with the form: an answer to it outlasts the next question.
    setConfirmed((keys) => [...new Set([...keys, ...(shown?.questions ?? []).map(({ key }) => key)])]);
    setShown(check);
    setRound((count) => count + 1);
  };
  if (seen !== answered) {
    setSeen(answered);
    show(answered);
  }
  return {
    shown,
    /** Changes when something else is shown: use it as its key. */
    round,
    /** Goes along with the form: these are not asked again. */
    confirmed: [...new Set([...confirmed, ...(shown?.questions ?? []).map(({ key }) => key)])],
    /** Shows what is to be asked of these values, and says whether anything is. */
    asks(values: ListingFormValues): boolean {
      const questions = openQuestions(values, this.confirmed);
      if (questions.length > 0) show({ questions });
      return questions.length > 0;
    },
    /** Who touched a field has answered it, also with what the form began with. */
    touched(field: string) {
      const key = questionsOf(EMPTY_LISTING).find((one) => one.field === field)?.key;
      if (key) setConfirmed((keys) => (keys.includes(key) ? keys : [...keys, key]));
    },
  };
}

interface BeforeLiveProps {
  check: Check;
  /** The word on the button that stores it. */
  submit: string;
  busy: boolean;
}

/** Asks back what is easily a slip, and shows the home as others will see it (LIST-59, LIST-60). */
export function BeforeLive({ check, submit, busy }: BeforeLiveProps) {
  const { questions, preview } = check;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="mb-8 grid gap-6 rounded-xl border border-line-strong bg-surface p-4 outline-offset-2 sm:p-6"
    >
      <header>
        <h2 id={id} className="text-2xl">
          {questions.length > 0 ? 'Is this right?' : 'As others will see it'}
        </h2>
        <p className="mt-1 text-muted">Nothing is saved yet.</p>
      </header>
      {questions.length > 0 && (
        <ul className="grid gap-2">
          {questions.map((question) => (
            <li
              key={question.key}
              className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-warning-soft px-4 py-2 text-warning-ink"
            >
              <span className="min-w-0 flex-1 basis-56 py-2 wrap-anywhere">{question.words}</span>
              <button
                type="button"
                className="link needs-script min-h-11 px-1"
                aria-label={`Change: ${question.words}`}
                onClick={({ currentTarget }) => {
                  const field = currentTarget.form?.elements.namedItem(question.field);
                  if (field instanceof HTMLElement) showField(field);
                }}
              >
                Change
              </button>
            </li>
          ))}
        </ul>
      )}
      {preview && <Preview {...preview} />}
      <Button type="submit" size="lg" busy={busy} className="w-full sm:w-auto sm:justify-self-start">
        {questions.length > 0 ? `YES, ${submit}` : submit}
      </Button>
    </section>
  );
}

/** Drawn with the parts of lists and pages; nothing in it can be pressed, for nothing of it is there yet. */
function Preview({ card, listing, cost, facts, advice }: ListingPreview) {
  return (
    <>
      {advice.length > 0 && (
        <section>
          <h3 className="text-lg font-semibold">It is found more often with</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {advice.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-3">
        <h3 className="text-lg font-semibold">In lists</h3>
        <div inert className="w-full max-w-sm">
          <ListingCard listing={card} sizes="24rem" />
        </div>
      </section>
      <details>
        <summary className="link flex min-h-11 w-fit items-center font-medium">Its whole page</summary>
        <div inert className="@container mt-3 rounded-lg border border-line p-4">
          <article className="grid gap-8">
            <ListingHeading listing={listing} address="" facts={facts.line} taken={null} />
            <Gallery name={listing.name} images={listing.images} />
            <ListingFacts listing={listing} cost={cost} facts={facts} />
          </article>
        </div>
      </details>
    </>
  );
}
