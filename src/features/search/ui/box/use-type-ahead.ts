import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '#ui/overlays/toasts.ts';
import type { Suggestions } from '../../contract.ts';
import { findHomes } from './find-homes.ts';

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
      try {
        const found = await findHomes({ ...kept.current, searchTerm: typed.text }, signal);
        if (!signal.aborted) setResults(found);
      } catch (error) {
        if (signal.aborted) return;
        // What was found for other words is no answer to these.
        setResults(null);
        showToast(error instanceof Error ? error.message : String(error), 'error');
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
