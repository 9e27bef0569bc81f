import { data, href, isRouteErrorResponse } from 'react-router';
import { sentenceIn } from './sentence-in.ts';

/** The same shape as the server's own refusals. */
interface Unreached {
  error: string;
  fields: Record<string, string>;
  /** What was typed stands in the form still. */
  values?: undefined;
}

/** The first sentence of each is the specification's (ACC-41, BLOG-25). */
const OFFLINE =
  'Something went wrong. We could not reach Gidana. Nothing is lost: check your connection and try again.';
const BROKEN = 'Something went wrong on our side. Nothing is lost: please try again in a moment.';

/**
 * For a `clientAction`: what the server's action says; where it says nothing, a refusal, so that the screen stays as it
 * is. `done` runs when the server sends the person on because it worked.
 */
export async function answerOrRefusal<T>(serverAction: () => Promise<T>, done?: () => void) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      if (!error.headers.get('location')?.startsWith(href('/login'))) done?.();
      throw error;
    }
    const status = isRouteErrorResponse(error) ? error.status : 503;
    const answer: Unreached = { error: sentenceOf(error), fields: {} };
    // With a failure's status the loaders are left alone; asking them again would fail as well and end the screen.
    return data(answer, { status: Math.max(status, 400) });
  }
}

function sentenceOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return error instanceof TypeError || !navigator.onLine ? OFFLINE : BROKEN;
  return sentenceIn(error.data) ?? BROKEN;
}
