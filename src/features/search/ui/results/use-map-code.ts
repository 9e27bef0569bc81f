import { useState } from 'react';
import type { ResultsMap } from '../../map/ui/results-map.tsx';

export type MapCode = 'closed' | 'loading' | 'failed' | { ResultsMap: typeof ResultsMap };

/** The code of the map, which is loaded once `open` asks for it; where that failed, `open` asks again. */
export function useMapCode(): { code: MapCode; open: () => void } {
  const [code, setCode] = useState<MapCode>('closed');
  const load = async () => {
    setCode('loading');
    try {
      const loaded = await import('../../map/ui/results-map.tsx');
      setCode({ ResultsMap: loaded.ResultsMap });
    } catch {
      // A second time with a connection: the map of this version is no longer there.
      if (code === 'failed' && navigator.onLine) return window.location.reload();
      setCode('failed');
    }
  };
  return { code, open: () => void load() };
}
