import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Page } from '#core/paging.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PageFields } from '../../layout/removal.tsx';
import type { Deeds } from './deeds.ts';
import { bulkTexts as texts } from './texts.ts';
import './bulk.css';

const FORM = 'bulk';

/** The box that chooses a row. */
export function ChooseRow({ row: { id, name }, chosen }: { row: { id: string; name: string }; chosen: boolean }) {
  return (
    <label className="choose">
      <input type="checkbox" name="choose" value={id} form={FORM} defaultChecked={chosen} />
      <span className="sr-only">Choose {name}</span>
    </label>
  );
}

interface BulkBarProps {
  deeds: Deeds;
  page: Page;
  also: string;
  /** Where the rows stand. */
  list: RefObject<HTMLElement | null>;
  /** Whether the page asks about them already. */
  asking: boolean;
}

const boxesIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLInputElement>('[name=choose]') ?? [])];

/** Leaves no row chosen. */
export function chooseNone(list: HTMLElement | null): void {
  for (const box of boxesIn(list)) box.checked = false;
}

/** Asks what to do with the rows that are chosen; the page then asks again, naming them. Works without scripts too. */
export function BulkBar({ deeds, page, also, list, asking }: BulkBarProps) {
  const [{ chosen, of, hasDeed }, setCount] = useState({ chosen: 0, of: 0, hasDeed: false });
  const form = useRef<HTMLFormElement>(null);
  const every = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const count = () => {
      const boxes = boxesIn(list.current);
      const next = {
        chosen: boxes.filter(({ checked }) => checked).length,
        of: boxes.length,
        hasDeed: form.current?.querySelector('select')?.value !== '',
      };
      setCount((was) =>
        was.chosen === next.chosen && was.of === next.of && was.hasDeed === next.hasDeed ? was : next,
      );
    };
    // After every drawing, because rows come and go; and what was ticked before scripts came counts too.
    count();
    if (every.current) every.current.indeterminate = chosen > 0 && chosen < of;
    const rows = list.current;
    rows?.addEventListener('change', count);
    return () => rows?.removeEventListener('change', count);
  });
  const chooseAll = (all: boolean) => {
    for (const box of boxesIn(list.current)) if (box.checked !== all) box.click();
  };
  // The button goes with what it cleared.
  const clear = () => {
    chooseAll(false);
    every.current?.focus({ preventScroll: true });
  };
  return (
    <Form
      ref={form}
      method="get"
      id={FORM}
      className="bulk-bar"
      data-chosen={(chosen > 0 && !asking) || undefined}
      preventScrollReset={chosen === 0}
    >
      <PageFields page={page} also={also} />
      <label className="check needs-script">
        <input
          ref={every}
          type="checkbox"
          checked={chosen > 0 && chosen === of}
          onChange={(event) => chooseAll(event.currentTarget.checked)}
        />
        <span>
          {texts.all}
          <span className="max-sm:sr-only"> {texts.onPage}</span>
        </span>
      </label>
      <output className="text-muted needs-script">{texts.chosen(chosen)}</output>
      {chosen > 0 && (
        <button type="button" className="link link-alone" onClick={clear}>
          {texts.clear}
        </button>
      )}
      <div className="bulk-deeds">
        <Select
          name="bulk"
          label={texts.deed}
          labelHidden
          required
          defaultValue=""
          choices={[['', texts.choose], ...Object.entries(deeds).map(([name, { verb }]) => [name, verb] as const)]}
        />
        {/* Without scripts nobody knows here what is ticked, and the page says what is missing. */}
        <Button type="submit" disabled={chosen > 0 && !hasDeed}>
          {texts.goOn(chosen)}
        </Button>
      </div>
      <p className="bulk-keys needs-script">{texts.keys}</p>
    </Form>
  );
}
