import { useEffect, useSyncExternalStore } from 'react';

/** Sent to the window once React runs the page. */
export const READY = 'gidana:ready';
/** Sent to the window when the scripts of a page could not be fetched. */
export const FAILED = 'gidana:failed';

/** Sends `READY`; for the component around all pages. */
export function useReadyEvent(): void {
  useEffect(() => void window.dispatchEvent(new Event(READY)), []);
}

const subscribe = () => () => undefined;

/** False on the server and in its markup, true once React runs the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
