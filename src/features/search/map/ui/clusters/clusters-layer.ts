import { cut, isBox } from '#core/box.ts';
import type { ClusterAnswers } from '../ask.ts';
import { boxOf, type Chosen, clustersQuery } from '../map-address.ts';
import type { BaseMapPainter } from '../base-map/base-map.ts';
import type { MapStore } from '../map-state.ts';
import { createMarkers, type MarkerEvents, type Markers } from './markers.ts';
import { joined, nameNear, clusterName, withSquares } from './clusters.ts';
import type { MapView } from '../map-view.ts';
import type { Thing } from '#features/listings/card/words.ts';

/** A map that is being moved is not asked about yet. */
const CALM_MS = 120;

interface ClustersFrom extends MarkerEvents {
  answers: ClusterAnswers;
  /** What is looked for. */
  thing: () => Thing;
}

/** The homes in view: asks for them and markers them up. */
export class ClustersLayer {
  readonly #store: MapStore;
  readonly #mapView: MapView;
  readonly #baseMap: BaseMapPainter;
  readonly #answers: ClusterAnswers;
  readonly #thing: () => Thing;
  readonly markers: Markers;
  #asking = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked last. */
  #query = '';

  constructor(store: MapStore, mapView: MapView, baseMap: BaseMapPainter, from: ClustersFrom) {
    this.#answers = from.answers;
    this.#thing = from.thing;
    this.#baseMap = baseMap;
    this.#store = store;
    this.#mapView = mapView;
    this.markers = createMarkers(mapView.map, from);
  }

  /** Asks for what is looked at, unless that is what was asked last; what is there stays until the answer comes. */
  ask(chosen: Chosen, again = false): void {
    const { view, moved } = this.#store.get();
    // A map that has no size yet shows nothing.
    if (!view || !isBox(view.box)) return;
    // Until somebody moves the map, the homes of the box that is searched, as in the list.
    const searched = view.byPerson || moved ? null : boxOf(chosen['box']);
    const both = searched && cut(view.box, searched);
    const box = both && isBox(both) ? both : view.box;
    const query = clustersQuery(chosen, view.zoom, box);
    if (query === this.#query && !again) return;
    if (again) this.#answers.forget();
    this.stop();
    this.#query = query;
    this.#store.set({ clusters: 'loading' });
    const { signal } = this.#asking;
    const load = async () => {
      try {
        const { clusters, exact } = await this.#answers.ask(query, signal);
        if (signal.aborted) return;
        this.#store.set({ clusters: 'ready', shown: { clusters: withSquares(clusters, view.zoom, box), exact } });
        this.marker();
      } catch {
        if (!signal.aborted) this.#store.set({ clusters: 'failed' });
      }
    };
    this.#timer = setTimeout(() => void load(), CALM_MS);
  }

  /** Markers up what was answered, with the names of places that are known by now. */
  marker(): void {
    const { shown, names } = this.#store.get();
    const { map } = this.#mapView;
    if (!shown) return;
    const clusters = joined(shown.clusters, ({ latitude, longitude }) => map.project([latitude, longitude]));
    this.#baseMap.makeRoom(clusters);
    this.markers.show(clusters, (cluster) =>
      clusterName(cluster, nameNear(names, cluster, map.getZoom()), shown.exact, this.#thing()),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#asking = new AbortController();
  }
}
