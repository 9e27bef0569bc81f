import { useCallback, useEffect, useRef, useState } from 'react';
import type { Suggestions } from '../../contract.ts';

const PAUSE_MS = 250;
const SHORTEST = 2;

/** Finds homes for `text` and the other choices of the search while somebody types: a short pause starts the search, newer words end an older one. */
export function useTypeAhead(keep: Readonly<Record<string, string>>) {
  const [typed, setTyped] = useState({ text: '' });
  const [results, setResults] = useState<Suggestions | null>(null);
  const [loading, setLoading] = useState(false);

  const kept = useRef(keep);
  useEffect(() => {
    kept.current = keep;
  });

  const type = useCallback((words: string) => {
    const text = words.trim().length < SHORTEST ? '' : words.trim();
    setTyped({ text });
    setLoading(text !== '');
    if (!text) setResults(null);
  }, []);
  /** Empties both results (Clear Result). */
  const clear = useCallback(() => type(''), [type]);
  useEffect(() => {
    if (!typed.text) return;
    const search = new AbortController();
    const { signal } = search;
    const look = async () => {
      // With the panel that shows them; where it does not come, the Enter key searches.
      const panel = await import('./search-panel.tsx').catch(() => undefined);
      const found = panel ? await panel.homesOrToast({ ...kept.current, searchTerm: typed.text }, signal) : null;
      if (signal.aborted) return;
      // What was found for other words is no answer to these.
      setResults(found);
      setLoading(false);
    };
    const pause = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      search.abort();
    };
  }, [typed]);
  return { text: typed.text, results, loading, type, clear };
}
