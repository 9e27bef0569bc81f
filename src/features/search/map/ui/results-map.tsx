import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import 'leaflet/dist/leaflet.css';
import './map.css';
import './clusters/clusters.css';
import './map-tools.css';
import './map-card.css';
import { Button } from '#ui/button.tsx';
import { mapTexts } from '../texts.ts';
import type { Results } from '../../results/results.server.ts';
import { useGoingTo } from '../../ui/going-to.ts';
import { counted, plural, type Thing } from '#features/listings/card/words.ts';
import { addressOf, type Chosen } from './map-address.ts';
import { MapSession } from './map-session.ts';
import type { MapInput, MapState } from './map-state.ts';
import { DrawBar, MapBar, MapTools } from './map-tools.tsx';
import type { ListedHome } from './clusters/near-pins.ts';
import { ClusterCard } from './clusters/cluster-card.tsx';

type ResultsMapProps = Omit<MapInput, 'go' | 'homes'> & Pick<Results, 'listings' | 'near'>;

/** The homes of a search on a map that draws itself: moved, it asks for what lies in view, and the list can follow. */
export function ResultsMap({ chosen, listings, near, radius, thing }: ResultsMapProps) {
  const homes: ListedHome[] = [...listings, ...near];
  const navigate = useNavigate();
  const params = useGoingTo();
  const { state: before } = useLocation() as Location<{ quiet?: true } | null>;
  const go = (next: Chosen) =>
    void navigate(addressOf(next, params.get('view')), {
      // One step back is the search before the first of these moves.
      replace: before?.quiet === true,
      preventScrollReset: true,
      state: { quiet: true },
    });
  const [session] = useState(() => new MapSession({ chosen, homes, radius, thing, go }));
  const attach = useCallback(
    (element: HTMLElement | null) => (element ? session.attach(element) : undefined),
    [session],
  );
  const state = useSyncExternalStore(session.store.subscribe, session.store.get);
  useEffect(() => session.receive({ chosen, homes, radius, thing, go }));
  const { clusters, baseMap, open, drawing, isOnline } = state;
  const hasNear = homes.some(({ isNear, latitude }) => isNear && latitude !== null);
  return (
    <div className="map">
      <MapTools session={session} state={state} />
      <MapBar
        session={session}
        state={state}
        count={countText(state, thing, hasNear)}
        thing={thing}
        hasArea={chosen['area'] !== undefined}
        hasNear={hasNear}
      />
      {(clusters === 'failed' || baseMap === 'failed' || !isOnline) && (
        <div className="map-float map-failed" role="alert">
          {isOnline ? mapTexts.failed : mapTexts.offline}
          <Button
            variant="quiet"
            onClick={() => {
              session.focus();
              session.retry();
            }}
          >
            Try again
          </Button>
        </div>
      )}
      <section ref={attach} className="map-mapView" aria-label={mapTexts.label} />
      {drawing && <DrawBar session={session} state={state} />}
      {open && <ClusterCard key={open.cluster.key} {...open} chosen={chosen} session={session} thing={thing} />}
    </div>
  );
}

function countText({ shown, clusters }: MapState, thing: Thing, hasNear: boolean): string {
  if (!shown) return clusters === 'failed' ? 'No connection' : `Loading the ${plural(thing)} …`;
  const homes = shown.clusters.reduce((sum, cluster) => sum + cluster.homes, 0);
  if (homes === 0 && hasNear) return 'No exact match here';
  if (homes === 0) return `No ${plural(thing)} in this part of the map`;
  return `${shown.exact ? '' : 'About '}${counted(homes, thing)} here`;
}
