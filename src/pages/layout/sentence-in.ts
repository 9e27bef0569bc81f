/**
 * The words for a person in what a refusal carries: from a loader or an action as an object, from what stands before the
 * pages (too many requests, too large a form) as JSON.
 */
export function sentenceIn(data: unknown): string | undefined {
  const told = typeof data === 'string' ? parsed(data) : data;
  const message = typeof told === 'object' && told !== null && 'message' in told ? told.message : undefined;
  return typeof message === 'string' ? message : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
