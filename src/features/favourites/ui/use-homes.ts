import { useEffect, useState } from 'react';
import type { ListingCard } from '#features/listings/contract.ts';

/** Cards of homes that this device knows by id, in their order; null while they are on their way. */
export function useHomes(ids: readonly string[]): { homes: ListingCard[] | null; failed: boolean } {
  const [known, setKnown] = useState<ReadonlyMap<string, ListingCard | null>>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = ids.filter((id) => !known.has(id)).slice(0, 24);
  const asked = missing.join(',');

  useEffect(() => {
    if (asked === '') return;
    const leave = new AbortController();
    const learn = async () => {
      const answer = await fetch(`/api/favourites/homes?ids=${asked}`, leave);
      if (!answer.ok) throw new Error(`The homes were answered ${answer.status}.`);
      const homes: ListingCard[] = await answer.json();
      const byId = new Map(homes.map((home) => [home.id, home]));
      setKnown((was) => new Map([...was, ...asked.split(',').map((id) => [id, byId.get(id) ?? null] as const)]));
    };
    learn().catch(() => leave.signal.aborted || setFailed(true));
    return () => leave.abort();
  }, [asked]);

  const homes = ids.flatMap((id) => known.get(id) ?? []);
  return { homes: missing.length > 0 && homes.length === 0 ? null : homes, failed };
}
