/** A connection that moves nothing for so long is as good as lost. */
const STALL_MS = 30_000;

/** Calls `stalled` once nothing has moved for half a minute; `moved` starts the time again, `done` ends it. */
export function watchStall(stalled: () => void) {
  let timer = setTimeout(stalled, STALL_MS);
  return {
    moved(): void {
      clearTimeout(timer);
      timer = setTimeout(stalled, STALL_MS);
    },
    done(): void {
      clearTimeout(timer);
    },
  };
}
