import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FilterOptions } from '../../results/contract.ts';
import type { Results } from '../../results/results.server.ts';
import { isBeingLeft } from '#scripts-on-demand/native-forms.ts';
import { searchPath } from '../search-path.ts';

/** The id of the form, which the choice of an order beside the results belongs to as well. */
export const SHEET = 'filters';

/** Milliseconds between a key and the count. */
const PAUSE = 300;

/** What the form would show with what is chosen in it. */
interface Counted {
  homes: string;
  /** What else could be chosen then, each with its homes; none before anything was changed. */
  options?: FilterOptions;
  /** What is chosen in the form, by the name in addresses. */
  current?: Readonly<Record<string, string>>;
}

/**
 * On a desk every change counts at once, also one made while the scripts were on their way; the sheet has its button, which says how many homes
 * it would show, and counts its choices anew, also while a price is typed. `chosen` is what the page shows, as a text.
 */
export function useChanges(
  form: RefObject<HTMLFormElement | null>,
  { total, capped }: Pick<Results, 'total' | 'capped'>,
  chosen: string,
): Counted {
  const [counted, setCounted] = useState<Counted & { chosen: string }>();
  const isFirst = useRef(true);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let asked: AbortController | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const shown = new AbortController();
    const count = async () => {
      asked?.abort();
      asked = new AbortController();
      const [, query = ''] = searchPath(new FormData(element)).split('?');
      try {
        const answer = await fetch(`/api/listing/filters?${query}`, { signal: asked.signal });
        const options = (await answer.json()) as FilterOptions;
        const homes = `${options.exact ? '' : '≈'}${options.homes.toLocaleString('en-US')}`;
        setCounted({ chosen, homes, options, current: Object.fromEntries(new URLSearchParams(query)) });
      } catch {
        // Without an answer the button says what it said.
      }
    };
    const changed = () => {
      clearTimeout(pause);
      if (isOpenSheet(element)) pause = setTimeout(() => void count(), PAUSE);
    };
    // React's own change event comes with every key; the browser's comes once a number is complete.
    const completed = () => isOpenSheet(element) || element.requestSubmit();
    const isMissed = isFirst.current || isOpenSheet(element);
    if (isMissed && !isBeingLeft() && [...element.elements].some(isTouched)) {
      changed();
      completed();
    }
    isFirst.current = false;
    const { signal } = shown;
    element.addEventListener('input', changed, { signal });
    element.addEventListener('change', completed, { signal });
    return () => {
      clearTimeout(pause);
      shown.abort();
    };
  }, [form, chosen]);
  return counted?.chosen === chosen ? counted : { homes: `${total.toLocaleString('en-US')}${capped ? '+' : ''}` };
}

/** On a desk, a filter that was opened closes on Escape and by going elsewhere; the sheet of a phone shuts where the keyboard goes on behind it. */
export function useFolds(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const close = (event: Event) => {
      const target = event.target as Node;
      // A press on a label first focuses what the page lies in.
      if (!form.current || (event.type === 'focusin' && target.contains(form.current))) return;
      if (isOpenSheet(form.current)) {
        if (event.type === 'focusin' && !form.current.contains(target)) form.current.hidePopover();
        return;
      }
      for (const fold of form.current.querySelectorAll<HTMLDetailsElement>('.fold > [open]')) {
        const isWithin = fold.parentElement?.contains(target);
        const isDone = event instanceof KeyboardEvent ? event.key === 'Escape' : !isWithin;
        if (!isDone) continue;
        fold.open = false;
        if (isWithin) fold.querySelector('summary')?.focus();
      }
    };
    const shown = new AbortController();
    for (const sign of ['pointerdown', 'focusin', 'keydown'])
      document.addEventListener(sign, close, { signal: shown.signal });
    return () => shown.abort();
  }, [form]);
}

/** Browsers without popovers have the filters in the page, and refuse the selector. */
export function isOpenSheet(element: HTMLElement): boolean {
  return 'popover' in element && element.matches(':popover-open');
}

function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((one) => one.selected !== one.defaultSelected);
  if (!(control instanceof HTMLInputElement)) return false;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}
