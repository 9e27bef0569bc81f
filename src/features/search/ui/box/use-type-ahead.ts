import { useCallback, useEffect, useState } from 'react';
import { showToast } from '#ui/overlays/toasts.ts';
import { findHomes, type Found } from './find-homes.ts';

const PAUSE_MS = 250;
const SHORTEST = 2;

interface TypeAhead {
  /** The words that the results are for. */
  text: string;
  results: Found | null;
  loading: boolean;
  type: (text: string) => void;
  /** Empties both results (Clear Result). */
  clear: () => void;
}

/** Finds homes while somebody types: a short pause starts the search, newer words end an older one. */
export function useTypeAhead(): TypeAhead {
  const [typed, setTyped] = useState({ text: '' });
  const [results, setResults] = useState<Found | null>(null);
  const [loading, setLoading] = useState(false);

  const type = useCallback((words: string) => {
    const text = words.trim().length < SHORTEST ? '' : words.trim();
    setTyped({ text });
    setLoading(text !== '');
    if (!text) setResults(null);
  }, []);
  const clear = useCallback(() => type(''), [type]);
  useEffect(() => {
    if (!typed.text) return;
    const search = new AbortController();
    const { signal } = search;
    const look = async () => {
      try {
        const found = await findHomes(typed.text, signal);
        if (!signal.aborted) setResults(found);
      } catch (error) {
        if (!signal.aborted) showToast(error instanceof Error ? error.message : String(error), 'error');
      }
      if (!signal.aborted) setLoading(false);
    };
    const pause = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      search.abort();
    };
  }, [typed]);
  return { text: typed.text, results, loading, type, clear };
}
