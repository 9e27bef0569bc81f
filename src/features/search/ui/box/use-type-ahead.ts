import { useCallback, useEffect, useRef, useState } from 'react';
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
  const running = useRef<AbortController | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState('');
  const [results, setResults] = useState<Found | null>(null);
  const [loading, setLoading] = useState(false);

  const stop = useCallback(() => {
    clearTimeout(pause.current);
    running.current?.abort();
  }, []);
  const clear = useCallback(() => {
    stop();
    setText('');
    setResults(null);
    setLoading(false);
  }, [stop]);
  const type = useCallback(
    (typed: string) => {
      const wanted = typed.trim();
      if (wanted.length < SHORTEST) return clear();
      stop();
      const search = new AbortController();
      running.current = search;
      setText(wanted);
      setLoading(true);
      const look = async () => {
        try {
          const found = await findHomes(wanted, search.signal);
          if (!search.signal.aborted) setResults(found);
        } catch (error) {
          if (!search.signal.aborted) showToast(error instanceof Error ? error.message : String(error), 'error');
        }
        if (!search.signal.aborted) setLoading(false);
      };
      pause.current = setTimeout(() => void look(), PAUSE_MS);
    },
    [clear, stop],
  );
  useEffect(() => stop, [stop]);
  return { text, results, loading, type, clear };
}
