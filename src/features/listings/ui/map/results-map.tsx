import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import 'leaflet/dist/leaflet.css';
import './map.css';
import './map-spots.css';
import './map-tools.css';
import { Button } from '#ui/button.tsx';
import type { ListingCard } from '../../contract.ts';
import { mapTexts } from '../../texts-map.ts';
import { useGoingTo } from '../going-to.ts';
import { addressOf, type Chosen } from './map-address.ts';
import { MapBar } from './map-bar.tsx';
import { MapSession } from './map-session.ts';
import type { MapState } from './map-state.ts';
import { DrawBar, MapTools } from './map-tools.tsx';
import { SpotCard } from './spot-card.tsx';

export interface ResultsMapProps {
  chosen: Chosen;
  /** The homes of the list, in its order. */
  homes: readonly ListingCard[];
}

/** The homes of a search on a map that draws itself: moved, it asks for what lies in view, and the list can follow. */
export function ResultsMap({ chosen, homes }: ResultsMapProps) {
  const navigate = useNavigate();
  const params = useGoingTo();
  const { state: kept } = useLocation() as Location<object | null>;
  const go = (next: Chosen) =>
    void navigate(addressOf(next, params.get('view')), {
      replace: true,
      preventScrollReset: true,
      state: { ...kept, quiet: true },
    });
  const [session] = useState(() => new MapSession({ chosen, homes, go }));
  const attach = useCallback(
    (element: HTMLElement | null) => (element ? session.attach(element) : undefined),
    [session],
  );
  const state = useSyncExternalStore(session.store.subscribe, session.store.get);
  useEffect(() => session.tell({ chosen, homes, go }));
  const { view, spots, ground, open, drawing, isOnline } = state;
  return (
    <div className="map">
      <MapTools zoom={view?.zoom} drawing={drawing} by={(way) => session.zoom(way)} draw={(on) => session.draw(on)}>
        {mapTexts.about} {state.attribution ?? mapTexts.sources}
      </MapTools>
      <MapBar session={session} state={state} count={countText(state)} hasArea={chosen['area'] !== undefined} />
      {(spots === 'failed' || ground === 'failed' || !isOnline) && (
        <div className="map-float map-failed" role="alert">
          {isOnline ? mapTexts.failed : mapTexts.offline}
          <Button variant="quiet" onClick={() => session.retry()}>
            Try again
          </Button>
        </div>
      )}
      <section ref={attach} className="map-stage" aria-label={mapTexts.label} />
      {drawing && <DrawBar session={session} corners={state.corners} />}
      {open && <SpotCard key={open.spot.key} {...open} chosen={chosen} session={session} />}
    </div>
  );
}

function countText({ shown, spots }: MapState): string {
  if (!shown) return spots === 'failed' ? 'No connection' : 'Loading the homes …';
  const homes = shown.spots.reduce((sum, spot) => sum + spot.homes, 0);
  if (homes === 0) return 'No homes in this part of the map';
  return `${shown.exact ? '' : 'About '}${homes.toLocaleString('en-US')} ${homes === 1 ? 'home' : 'homes'} here`;
}
