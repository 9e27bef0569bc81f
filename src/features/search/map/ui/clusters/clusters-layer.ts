import { type Box, cut, isBox } from '#core/box.ts';
import type { Cluster } from '../../contract.ts';
import type { ClusterAnswers } from '../ask.ts';
import { boxOf, type Chosen, clustersQuery } from '../map-address.ts';
import type { BaseMapPainter } from '../base-map/base-map.ts';
import type { MapInput, MapStore } from '../map-state.ts';
import { createMarkers, type MarkerEvents } from './markers.ts';
import { boxToSee, nearPins } from './near-pins.ts';
import { mapTexts } from '../../texts.ts';
import { joined, nameNear, clusterName, withSquares } from './clusters.ts';
import type { MapView } from '../map-view.ts';

/** A map that is being moved is not asked about yet. */
const CALM_MS = 120;

interface ClustersFrom extends MarkerEvents {
  store: MapStore;
  baseMap: BaseMapPainter;
  answers: ClusterAnswers;
  /** The homes of the list, what was asked for, and what they are called. */
  list: () => Pick<MapInput, 'chosen' | 'homes' | 'thing'>;
}

export type ClustersLayer = ReturnType<typeof createClusters>;

/** The homes in view: asks for them and markers them up. */
export function createClusters({ map }: MapView, { store, baseMap, answers, list, ...events }: ClustersFrom) {
  const markers = createMarkers(map, events);
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked last. */
  let lastQuery = '';

  const stop = () => {
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
  };
  /** Markers up what was answered, with the names of places that are known by now. */
  const marker = () => {
    const { shown, names } = store.get();
    if (!shown) return;
    const onScreen = ({ latitude, longitude }: Cluster) => map.project([latitude, longitude]);
    const zoom = map.getZoom();
    const clusters = joined(shown.clusters, onScreen, zoom);
    const { homes, thing, chosen } = list();
    const all = [...clusters, ...joined(nearPins(homes, chosen['type']), onScreen, zoom)];
    baseMap.makeRoom(all);
    markers.show(all, (cluster) => {
      const isExact = shown.exact || cluster.near !== undefined;
      const name = clusterName(cluster, zoom, nameNear(names, cluster, zoom), isExact, thing);
      return cluster.near ? `${name}, ${mapTexts.near}` : name;
    });
  };
  /** Asks for what is looked at, unless that is what was asked last; what is there stays until the answer comes. */
  const ask = (chosen: Chosen, again = false) => {
    const { view, moved } = store.get();
    // A map that has no size yet shows nothing.
    if (!view || !isBox(view.box)) return;
    // Until somebody moves the map, the homes of the box that is searched, as in the list.
    const searched = view.byPerson || moved ? null : boxOf(chosen['box']);
    const both = searched && cut(view.box, searched);
    const box = both && isBox(both) ? both : view.box;
    const query = clustersQuery(chosen, view.zoom, box);
    if (query === lastQuery && !again) return;
    if (again) answers.forget();
    stop();
    lastQuery = query;
    store.set({ clusters: 'loading' });
    const { signal } = asking;
    const load = async () => {
      try {
        const { clusters, exact } = await answers.ask(query, signal);
        if (signal.aborted) return;
        store.set({
          clusters: 'ready',
          shown: { clusters: withSquares(clusters, view.zoom, box, chosen['type']), exact },
        });
        marker();
      } catch {
        if (!signal.aborted) store.set({ clusters: 'failed' });
      }
    };
    timer = setTimeout(() => void load(), CALM_MS);
  };
  return { markers, ask, marker, stop, boxToSee: (exact?: Box) => boxToSee(exact, list().homes) };
}
