import { useState } from 'react';
import type { ResultsMap } from '#features/listings/ui/map/results-map.tsx';

export type MapCode = 'closed' | 'loading' | 'failed' | { ResultsMap: typeof ResultsMap };

/** The code of the map, which is loaded once `open` asks for it; where that failed, `open` asks again. */
export function useMapCode(): { code: MapCode; open: () => void } {
  const [code, setCode] = useState<MapCode>('closed');
  const open = () => {
    setCode('loading');
    import('#features/listings/ui/map/results-map.tsx').then(
      (loaded) => setCode({ ResultsMap: loaded.ResultsMap }),
      () => setCode('failed'),
    );
  };
  return { code, open };
}
