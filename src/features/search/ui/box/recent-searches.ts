const KEY = 'gidana:searches';
const MOST = 6;

/** What was typed on this device lately, the last first; none where the device keeps nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a search on this device. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  keep([text, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  keep([]);
}

function keep(texts: readonly string[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(KEY, JSON.stringify(texts));
    else localStorage.removeItem(KEY);
  } catch {
    // A device that keeps nothing offers nothing.
  }
}
