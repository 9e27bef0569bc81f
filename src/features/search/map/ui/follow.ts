const KEY = 'gidana:map-follow';

/** Whether the list follows the map: at first where both are seen; what somebody chose is remembered. */
export function followsAtFirst(): boolean {
  try {
    const chosen = localStorage.getItem(KEY);
    if (chosen !== null) return chosen === 'true';
  } catch {
    // Nothing is remembered then.
  }
  return matchMedia('(width >= 64rem)').matches;
}

export function rememberFollows(follows: boolean): void {
  try {
    localStorage.setItem(KEY, String(follows));
  } catch {
    // It holds for this page then.
  }
}
