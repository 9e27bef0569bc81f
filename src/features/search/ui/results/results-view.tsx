import { type ReactNode, useEffect, useState } from 'react';
import { href, Link, type Location, useLocation, useNavigate, useSearchParams } from 'react-router';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import type { Thing } from '#features/listings/card/words.ts';
import { savesData } from '#ui/saves-data.ts';
import { useGoingTo } from '../going-to.ts';
import { MapSketch } from '../map-sketch.tsx';
import { changedSearch } from '../search-path.ts';

import type { Results } from '../../results/results.server.ts';
import type { ResultsMap } from '../../map/ui/results-map.tsx';
import '../../map/ui/map-colours.css';
import './results.css';

/** Signs that somebody is there, and with a wide screen before them. */
const SIGNS = ['pointermove', 'keydown', 'scroll', 'focusin'];
const WIDE = '(width >= 64rem)';

/** How wide the photographs of results are: on a desk they stand beside the map. */
export const RESULT_SIZES =
  '(width>=110rem) 25rem,(width>=88rem) 20vw,(width>=80rem) 31vw,(width>=64rem) 25vw,(width>=40rem) 47vw,calc(100vw - 2rem)';

interface ResultsViewProps {
  results: Pick<Results, 'chosen' | 'listings' | 'near' | 'radius' | 'sketch'>;
  /** What they are called. */
  thing: Thing;
  /** The list. */
  children: ReactNode;
}

/**
 * List and map: side by side on a wide screen, else one tap apart (`view=map` in the address). The map is loaded when it
 * is asked for; on a wide screen also once somebody moves. Without scripts there is the list alone.
 */
export function ResultsView({ results, thing, children }: ResultsViewProps) {
  const [params] = useSearchParams();
  const onMap = params.get('view') === 'map';
  const { code, open } = useMapCode();
  const ResultsMap = typeof code === 'string' ? null : code.ResultsMap;
  useOpenByItself(onMap, code === 'closed', open);
  return (
    <div className="results" data-view={onMap ? 'map' : undefined} data-scripts={onMap ? 'now' : undefined}>
      <div className="results-list">{children}</div>
      <aside className="results-map" aria-label="Map">
        {ResultsMap ? (
          <ResultsMap {...results} thing={thing} />
        ) : (
          <>
            <MapSketch svg={results.sketch} />
            <MapInvite code={code} open={open} />
          </>
        )}
      </aside>
      <Switch onMap={onMap} />
    </div>
  );
}

function MapInvite({ code, open }: { code: MapCode; open: () => void }) {
  return (
    <div className="map-invite">
      {code === 'failed' && <p role="alert">The map could not be loaded. Please check your connection.</p>}
      {code === 'loading' ? (
        <output className="text-muted">Loading the map …</output>
      ) : (
        <button type="button" className="btn map-invite-open needs-script" data-js onClick={open}>
          <MapIcon size={18} />
          {code === 'failed' ? 'Try again' : 'Open the map'}
        </button>
      )}
    </div>
  );
}

function useOpenByItself(onMap: boolean, isClosed: boolean, open: () => void) {
  useEffect(() => {
    if (!isClosed) return;
    if (onMap) return open();
    if (!matchMedia(WIDE).matches || savesData()) return;
    const stop = new AbortController();
    const start = () => {
      stop.abort();
      // The page itself goes first.
      (window.requestIdleCallback ?? setTimeout)(open);
    };
    for (const sign of SIGNS) addEventListener(sign, start, { signal: stop.signal, passive: true });
    return () => stop.abort();
  });
}

/** To the map and back. Back is the list as it was left, unless the map asked for other homes. */
function Switch({ onMap }: { onMap: boolean }) {
  const going = useGoingTo();
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<{ list?: string } | null>;
  const other = changedView(going, onMap ? null : 'map');
  return (
    <Link
      to={other}
      state={onMap ? null : { list: search }}
      replace={onMap}
      preventScrollReset
      className="map-switch btn btn-secondary needs-script"
      data-js
      onClick={(event) => {
        if (!onMap || state?.list === undefined || `${href('/search')}${state.list}` !== other) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {onMap ? <List size={18} /> : <MapIcon size={18} />}
      {onMap ? 'List' : 'Map'}
    </Link>
  );
}

function changedView(params: URLSearchParams, view: string | null): string {
  const show = params.get('show');
  const path = changedSearch(params, 'view', view);
  // Another view shows as many homes as this one.
  return show ? `${path}${path.includes('?') ? '&' : '?'}show=${show}` : path;
}

type MapCode = 'closed' | 'loading' | 'failed' | { ResultsMap: typeof ResultsMap };

/** The code of the map, which is loaded once `open` asks for it; where that failed, `open` asks again. */
function useMapCode(): { code: MapCode; open: () => void } {
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
