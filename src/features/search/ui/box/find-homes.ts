import { withTimeLimit } from '#core/web/time-limit.ts';
import { showToast } from '#ui/overlays/toasts.ts';
import type { Suggestions } from '../../contract.ts';

/** The longest that a search may take (SEARCH-12, SEARCH-14). */
const TIMEOUT_MS = 10_000;

const TOO_LONG = 'The search took too long. Please check your connection and try again.';
const NO_CONNECTION = 'No connection. Press Enter once it is back.';
const FAILED = 'The search did not work just now. Press Enter to try again.';

/** Asks for places and for the homes of both markets in one call. Throws an error whose message is for the person. */
export async function findHomes(asked: Record<string, string>, signal: AbortSignal): Promise<Suggestions> {
  const limited = withTimeLimit(signal, TIMEOUT_MS);
  const answer = await fetch(`/api/listing/suggest?${new URLSearchParams(asked).toString()}`, {
    headers: { accept: 'application/json' },
    signal: limited,
  }).catch(() => undefined);
  const body: unknown = await answer?.json().catch(() => undefined);
  if (answer?.ok && isFound(body)) return body;
  if (limited.aborted) throw new Error(TOO_LONG);
  throw new Error(answer ? messageOf(body) : NO_CONNECTION);
}

/** While one search after the other fails, it is said once: the message lies over the page. */
let hasFailed = false;

/** The same; null where nothing is found, which a toast explains. */
export async function homesOrToast(asked: Record<string, string>, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const found = await findHomes(asked, signal);
    hasFailed = false;
    return found;
  } catch (error) {
    if (signal.aborted) return null;
    if (!hasFailed) showToast(error instanceof Error ? error.message : String(error), 'error');
    hasFailed = true;
    return null;
  }
}

function isFound(body: unknown): body is Suggestions {
  return typeof body === 'object' && body !== null && 'sale' in body && 'rent' in body && 'places' in body;
}

function messageOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'message' in body) return String(body.message);
  return FAILED;
}
