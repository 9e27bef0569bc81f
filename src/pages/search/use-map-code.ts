import { useState } from 'react';
import type { ResultsMap } from '#features/listings/ui/map/results-map.tsx';

export type MapCode = 'closed' | 'loading' | 'failed' | { ResultsMap: typeof ResultsMap };

/** The code of the map, which is loaded once `open` asks for it; where that failed, `open` asks again. */
export function useMapCode(): { code: MapCode; open: () => void } {
  const [code, setCode] = useState<MapCode>('closed');
  const load = async () => {
    setCode('loading');
    try {
      const loaded = await import('#features/listings/ui/map/results-map.tsx');
      setCode({ ResultsMap: loaded.ResultsMap });
    } catch {
      setCode('failed');
    }
  };
  return { code, open: () => void load() };
}
