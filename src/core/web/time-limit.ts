/** Aborts as the given signal does, or when the time is over; `AbortSignal.any` is newer than the browsers of the README. */
export function withTimeLimit(signal: AbortSignal, milliseconds: number): AbortSignal {
  const either = new AbortController();
  for (const one of [signal, AbortSignal.timeout(milliseconds)]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason), { once: true });
  }
  return either.signal;
}
