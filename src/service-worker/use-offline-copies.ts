import { useEffect } from 'react';
import { useLocation } from 'react-router';

let worker: Promise<ServiceWorker | null> | undefined;

/**
 * Has the service worker keep the pages that a visitor opens, from the first touch on; of somebody who is signed in nothing is kept, and
 * what was kept goes (SITE-26). With data saver only what was loaded anyway is kept.
 */
export function useOfflineCopies(isMember: boolean): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return;
    const opened = isMember ? undefined : pathname + search;
    if (opened && (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    worker ??= navigator.serviceWorker.register('/sw.js').then(
      () => navigator.serviceWorker.ready.then(({ active }) => active),
      () => null,
    );
    void worker.then((active) => active?.postMessage({ opened }, []));
  }, [pathname, search, isMember]);
}
