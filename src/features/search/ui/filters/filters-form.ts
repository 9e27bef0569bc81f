import { type RefObject, useEffect, useState } from 'react';
import type { FilterOptions } from '../../results/contract.ts';
import type { Results } from '../../results/results.server.ts';
import { searchPath } from '../search-path.ts';

/** The id of the form, which the choice of an order beside the results belongs to as well. */
export const SHEET = 'filters';

/** How many homes the sheet would show, asked anew after each change in it. */
export function useCount(
  form: RefObject<HTMLFormElement | null>,
  { total, capped }: Pick<Results, 'total' | 'capped'>,
): string {
  const known = `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;
  const [counted, setCounted] = useState({ known, homes: known });
  useEffect(() => {
    const element = form.current;
    let asked: AbortController | undefined;
    const count = async () => {
      if (!element || !isOpenSheet(element)) return;
      asked?.abort();
      asked = new AbortController();
      const [, query = ''] = searchPath(new FormData(element)).split('?');
      try {
        const answer = await fetch(`/api/listing/filters?${query}`, { signal: asked.signal });
        const { homes, exact } = (await answer.json()) as FilterOptions;
        setCounted({ known, homes: `${exact ? '' : '≈'}${homes.toLocaleString('en-US')}` });
      } catch {
        // Without an answer the button says what it said.
      }
    };
    const changed = () => void count();
    if (element && [...element.elements].some(isTouched)) changed();
    element?.addEventListener('change', changed);
    return () => {
      asked?.abort();
      element?.removeEventListener('change', changed);
    };
  }, [form, known]);
  return counted.known === known ? counted.homes : known;
}

/** On a desk every change counts at once, also one made while the scripts were on their way; the sheet has its button. */
export function useApplyOnChange(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const apply = () => {
      if (!isOpenSheet(element)) element.requestSubmit();
    };
    if ([...element.elements].some(isTouched)) apply();
    // React's own change event comes with every key; the browser's comes once a number is complete.
    element.addEventListener('change', apply);
    return () => element.removeEventListener('change', apply);
  }, [form]);
}

/** On a desk, a filter that was opened closes on Escape and by going elsewhere. */
export function useFolds(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const close = (event: Event) => {
      const target = event.target as Node;
      if (!form.current || isOpenSheet(form.current)) return;
      for (const fold of form.current.querySelectorAll<HTMLDetailsElement>('.fold > [open]')) {
        const isWithin = fold.parentElement?.contains(target);
        // A press on a label first focuses what the page lies in.
        const isElsewhere = !isWithin && !(event.type === 'focusin' && target.contains(fold));
        const isDone = event instanceof KeyboardEvent ? event.key === 'Escape' : isElsewhere;
        if (!isDone) continue;
        fold.open = false;
        if (isWithin) fold.querySelector('summary')?.focus();
      }
    };
    const signs = ['pointerdown', 'focusin', 'keydown'];
    for (const sign of signs) document.addEventListener(sign, close);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, close);
    };
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
