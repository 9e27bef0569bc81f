import { isAppError } from '#core/errors.ts';

/** The failure beneath wrappers that quote a statement with its values: passwords' hashes and tokens stay out of logs. */
export function withoutValues(error: unknown): unknown {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error && !isAppError(innermost)) {
    innermost = innermost.cause;
  }
  return innermost;
}
