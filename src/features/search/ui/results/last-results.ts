import { isRouteErrorResponse } from 'react-router';
import type { Results } from '../../results/results.server.ts';

/** What a page of results shows; `unanswered` where it is what was there before, because no answer came. */
export type ShownResults = Results & { unanswered?: true };

let last: Results | null = null;

/** The results that are on the screen. */
export function remember(results: Results): void {
  last = results;
}

/** The answer, or what was there before where the line is gone or the server too busy. */
export async function answerOrLast(ask: () => Promise<Results>): Promise<ShownResults> {
  try {
    return await ask();
  } catch (error) {
    if (!last || error instanceof Response || isMeant(error)) throw error;
    return { ...last, unanswered: true };
  }
}

/** An answer that says no, and would say so again. */
function isMeant(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500 && error.status !== 429;
}
