import type { Listing, ListingCard } from '#features/listings/contract.ts';

/** The longest that a search may take (SEARCH-12, SEARCH-14). */
const TIMEOUT_MS = 10_000;
/** More than a panel shows is left to the page of results. */
const MOST = 20;

/** What the two search calls gave; they are kept apart (SEARCH-11). */
export interface Found {
  sale: ListingCard[];
  rent: ListingCard[];
  /** Places that the words may begin. */
  places: { id: string; name: string }[];
}

/** Asks both search calls, and for places, at once. Throws an error whose message is for the person. */
export async function findHomes(text: string, signal: AbortSignal): Promise<Found> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const [rent, sale, places] = await Promise.all([
    ask('rent', text, patience),
    ask('sale', text, patience),
    placesFor(text, patience),
  ]);
  return { rent, sale, places };
}

/** A convenience: without it the homes are still worth showing. */
async function placesFor(text: string, signal: AbortSignal): Promise<Found['places']> {
  try {
    const answer = await fetch(`/api/listing/suggest?searchTerm=${encodeURIComponent(text)}`, { signal });
    return ((await answer.json()) as Pick<Found, 'places'>).places ?? [];
  } catch {
    return [];
  }
}

async function ask(market: 'rent' | 'sale', text: string, signal: AbortSignal): Promise<ListingCard[]> {
  const answer = await fetch(`/api/listing/search/${market}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ body: { searchTerm: text, limit: MOST } }),
    signal,
  }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  if (!answer?.ok || !Array.isArray(body)) throw new Error(messageOf(body));
  return (body as Listing[]).map(cardFrom);
}

/** The contract's own reader would bring its whole language of schemas to the browser. */
function cardFrom({ _id, images, ...listing }: Listing): ListingCard {
  return { ...listing, id: _id, cover: images[0] ?? null };
}

function messageOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'message' in body) return String(body.message);
  return 'The search took too long. Please check your connection and try again.';
}
