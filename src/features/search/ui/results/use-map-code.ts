import { useState } from 'react';
import type { ResultsMap } from '../../map/ui/results-map.tsx';

export type MapCode = 'closed' | 'loading' | 'failed' | { ResultsMap: typeof ResultsMap };

/** The code of the map, which is loaded once `open` asks for it; where that failed, `open` asks again. */
export function useMapCode(): { code: MapCode; open: () => void } {
  const [code, setCode] = useState<MapCode>('closed');
  const load = async () => {
    setCode('loading');
    try {
      if (code === 'failed') await fetchStylesAgain();
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

/** The bundler's loader asks for a style sheet once only, and then takes it for loaded. Throws where one fails again. */
async function fetchStylesAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const again = links.filter(isMissing).map(async (link) => {
    const next = link.cloneNode() as HTMLLinkElement;
    const loaded = new Promise((resolve, reject) => {
      next.addEventListener('load', resolve);
      next.addEventListener('error', reject);
    });
    link.replaceWith(next);
    await loaded;
  });
  await Promise.all(again);
}

/** A sheet that did not come is none in one browser, and cannot be read in another. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}
