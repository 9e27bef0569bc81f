import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { Results } from '../../results/results.server.ts';

/** What a page of results shows; `unanswered` where it is what was there before, because no answer came. */
export type ShownResults = Answer & { unanswered?: true };
type Answer = Results & { isSaved: boolean };

let last: Answer | null = null;

/** The results that are on the screen. */
export function remember(results: Answer): void {
  last = results;
}

/** The answer, or what was there before where the line is gone or the server too busy. */
export async function answerOrLast(ask: () => Promise<Answer>): Promise<ShownResults> {
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

/** Above results that are those of before, because no answer came. Asks again as soon as the line is back. */
export function Unanswered() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [revalidate]);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-sunken py-1 pl-4">
      <p>We could not load new results. These are the earlier ones.</p>
      <Button variant="quiet" busy={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}
