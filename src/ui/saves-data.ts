/** Whether whoever is there asked for few bytes; false on the server, which sees it in a header (`Save-Data`). */
export function savesData(): boolean {
  if (typeof window === 'undefined') return false;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** When a link fetches where it leads: while somebody is about to follow it, and with data saver not before. */
export function prefetchOnIntent(): 'intent' | 'none' {
  return savesData() ? 'none' : 'intent';
}
