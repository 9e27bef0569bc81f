import { type FormEvent, useEffect, useState } from 'react';
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
      const state = field.form?.elements.namedItem('state');
      if (state instanceof HTMLInputElement) write(state, chosen.state);
    },
  };
}

/** Nothing where the line is gone: the field is typed by hand then. */
async function townsFor(typed: string, signal: AbortSignal): Promise<Town[] | undefined> {
  const query = new URLSearchParams({ q: typed }).toString();
  const answer = await fetch(`/api/places/suggest?${query}`, { signal }).catch(() => undefined);
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  return typeof body === 'object' && body !== null && 'places' in body ? (body.places as Town[]) : undefined;
}
