import type { Listing, ListingCard } from '../contract.ts';

/** The longest that a search may take (SPEC section 9). */
const TIMEOUT_MS = 10_000;
/** More than a panel shows is left to the page of results. */
const MOST = 20;

/** What the two search calls gave; they are kept apart (SPEC section 4, Search). */
export interface Found {
  sale: ListingCard[];
  rent: ListingCard[];
}

/** Asks both search calls at once. Throws an error whose message is for the person. */
export async function findHomes(text: string, signal: AbortSignal): Promise<Found> {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const [rent, sale] = await Promise.all([ask('rent', text, patience), ask('sale', text, patience)]);
  return { rent, sale };
}

async function ask(market: keyof Found, text: string, signal: AbortSignal): Promise<ListingCard[]> {
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
