import { useEffect, useState } from 'react';
import type { ListingCard } from '#features/listings/contract.ts';

/** Asks for the cards of these homes, at most 24. Throws where the server cannot be reached. */
async function fetchHomes(ids: readonly string[], signal: AbortSignal): Promise<ListingCard[]> {
  const answer = await fetch(`/api/favourites/homes?ids=${ids.join(',')}`, { signal });
  if (!answer.ok) throw new Error(`The homes were answered ${answer.status}.`);
  const homes: ListingCard[] = await answer.json();
  return homes;
}

/** Cards of homes that this device knows by id, in their order; null while they are on their way. */
export function useHomes(ids: readonly string[]): { homes: ListingCard[] | null; failed: boolean } {
  const [known, setKnown] = useState<ReadonlyMap<string, ListingCard | null>>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = ids.filter((id) => !known.has(id)).slice(0, 24);
  const asked = missing.join(',');

  useEffect(() => {
    if (asked === '') return;
    const leave = new AbortController();
    const wanted = asked.split(',');
    const learn = (homes: readonly ListingCard[]) => {
      const byId = new Map(homes.map((home) => [home.id, home]));
      setKnown((was) => new Map([...was, ...wanted.map((id) => [id, byId.get(id) ?? null] as const)]));
    };
    fetchHomes(wanted, leave.signal).then(learn, () => leave.signal.aborted || setFailed(true));
    return () => leave.abort();
  }, [asked]);

  const homes = ids.flatMap((id) => known.get(id) ?? []);
  return { homes: missing.length > 0 && homes.length === 0 ? null : homes, failed };
}
