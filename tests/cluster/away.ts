export interface Asked {
  at: number;
  ms: number;
  /** What came in place of an answer. */
  failure: string | undefined;
}

export interface Away {
  /** The longest time in which nobody was answered and somebody failed, until the next answer, in milliseconds. */
  longest: number;
  /** From the first that failed to the end of the last, whatever was answered between. */
  span: number;
}

export function awayIn(asked: Asked[]): Away {
  const ended = asked
    .map(({ at, ms, failure }) => ({ at, end: at + ms, failure }))
    .toSorted((one, other) => one.end - other.end);
  const failed = ended.filter(({ failure }) => failure !== undefined);
  const lastFailure = failed.at(-1)?.end ?? 0;
  const firstFailure = failed.reduce((first, { at }) => Math.min(first, at), lastFailure);
  let longest = 0;
  let lastAnswer = -Infinity;
  let since: number | undefined;
  for (const { at, end, failure } of ended) {
    if (failure !== undefined) {
      since = Math.min(since ?? Infinity, Math.max(at, lastAnswer));
      longest = Math.max(longest, end - since);
    } else {
      if (since !== undefined) longest = Math.max(longest, end - since);
      since = undefined;
      lastAnswer = end;
    }
  }
  return { longest, span: lastFailure - firstFailure };
}
