import { withTimeLimit } from '#core/web/time-limit.ts';
import { showToast } from '#ui/overlays/toasts.ts';
import type { Suggestions } from '../../contract.ts';

/** The longest that a search may take (SEARCH-12, SEARCH-14). */
const TIMEOUT_MS = 10_000;

/** Asks for places and for the homes of both markets in one call. Throws an error whose message is for the person. */
export async function findHomes(asked: Record<string, string>, signal: AbortSignal): Promise<Suggestions> {
  const answer = await fetch(`/api/listing/suggest?${new URLSearchParams(asked).toString()}`, {
    headers: { accept: 'application/json' },
    signal: withTimeLimit(signal, TIMEOUT_MS),
  }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  if (!answer?.ok || !isFound(body)) throw new Error(messageOf(body));
  return body;
}

/** The same; null where nothing is found, which a toast explains. */
export async function homesOrToast(asked: Record<string, string>, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    return await findHomes(asked, signal);
  } catch (error) {
    if (!signal.aborted) showToast(error instanceof Error ? error.message : String(error), 'error');
    return null;
  }
}

function isFound(body: unknown): body is Suggestions {
  return typeof body === 'object' && body !== null && 'sale' in body && 'rent' in body && 'places' in body;
}

function messageOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'message' in body) return String(body.message);
  return 'The search took too long. Please check your connection and try again.';
}
