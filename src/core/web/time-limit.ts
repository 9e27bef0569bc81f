/** Aborts as the given signal does, or when the time is over; `AbortSignal.any` is newer than the browsers of the README. */
export function withTimeLimit(signal: AbortSignal, milliseconds: number): AbortSignal {
  const either = new AbortController();
  const end = () => either.abort();
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  setTimeout(end, milliseconds);
  return either.signal;
}
