/**
 * The words for a person in what a refusal carries: from a loader or an action as an object, from what stands before the
 * pages (too many requests, too large a form) as JSON.
 */
export function sentenceIn(data: unknown): string | undefined {
  const answer = typeof data === 'string' ? parsed(data) : data;
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined;
  return typeof message === 'string' ? message : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
