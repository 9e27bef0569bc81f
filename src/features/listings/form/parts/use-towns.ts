import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import type { Town } from '#features/places/contract.ts';
import { write } from './write-field.ts';

const PAUSE_MS = 200;
const SHORTEST = 2;

/** The towns and areas that a half typed city may mean. One that is chosen fills in the state too. */
export function useTowns() {
  const [typed, setTyped] = useState('');
  const [towns, setTowns] = useState<readonly Town[]>([]);
  useEffect(() => {
    if (typed.length < SHORTEST) return;
    const newer = new AbortController();
    const pause = setTimeout(
      () => void townsFor(typed, newer.signal).then((found) => found && setTowns(found)),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(pause);
      newer.abort();
    };
  }, [typed]);
  return {
    towns,
    onInput({ currentTarget: field }: FormEvent<HTMLInputElement>) {
      const chosen = towns.find(({ name }) => name === field.value);
      if (!chosen) return setTyped(field.value.trim());
      setTowns([]);
      write(field, chosen.city);
      fillState(field, chosen.state, true);
    },
    /** Who types the whole name has chosen it, where no other state has a place whose name has it or goes on from it. */
    onBlur({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
      const typed = field.value.trim().toLowerCase();
      const isNamed = towns.some(({ city }) => [city, city.split(',')[0]].some((one) => one?.toLowerCase() === typed));
      const states = new Set(towns.flatMap(({ name, state }) => (startsWord(name, typed) ? state : [])));
      const [state] = states;
      if (isNamed && state && states.size === 1) fillState(field, state, false);
    },
  };
}

const startsWord = (name: string, typed: string) => ` ${name.toLowerCase()}`.includes(` ${typed}`);

function fillState(city: HTMLInputElement, state: string, isChosen: boolean): void {
  const field = city.form?.elements.namedItem('state');
  if (field instanceof HTMLInputElement && (isChosen || field.value.trim() === '')) write(field, state);
}

/** Nothing where the line is gone: the field is typed by hand then. */
async function townsFor(typed: string, signal: AbortSignal): Promise<Town[] | undefined> {
  const query = new URLSearchParams({ q: typed }).toString();
  const answer = await fetch(`/api/places/suggest?${query}`, { signal }).catch(() => undefined);
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  return typeof body === 'object' && body !== null && 'places' in body ? (body.places as Town[]) : undefined;
}
