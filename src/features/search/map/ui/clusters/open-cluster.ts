import { MOST_ZOOM } from '../../rules.ts';
import { askHomes } from '../ask.ts';
import type { Chosen } from '../map-address.ts';
import type { MapStore } from '../map-state.ts';
import type { ShownCluster } from './clusters.ts';
import type { MapView } from '../map-view.ts';

/** The cluster that was pressed: its homes on a card, or, where there are too many, the map nearer to them. */
export class OpenCluster {
  readonly #store: MapStore;
  #asking = new AbortController();
  #pressed: HTMLElement | null = null;

  constructor(store: MapStore) {
    this.#store = store;
  }

  press(cluster: ShownCluster, marker: HTMLElement, mapView: MapView, chosen: Chosen): void {
    this.#pressed = marker;
    const zoom = mapView.map.getZoom();
    if (isLast(cluster, zoom)) {
      makeRoom(mapView, cluster);
      return void this.load(cluster, chosen);
    }
    mapView.fly(cluster.square, Math.min(zoom + 3, MOST_ZOOM));
  }

  async load(cluster: ShownCluster, chosen: Chosen): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.#store.set({ open: { cluster, homes: 'loading' } });
    try {
      const homes = await askHomes(cluster, chosen, signal);
      if (!signal.aborted) this.#store.set({ open: { cluster, homes } });
    } catch {
      if (!signal.aborted) this.#store.set({ open: { cluster, homes: 'failed' } });
    }
  }

  shut(): void {
    this.#asking.abort();
    this.#store.set({ open: null });
  }

  /** Gives the focus back to the marker; to `other` where it is gone. */
  back(other: HTMLElement | undefined): void {
    const marker = this.#pressed?.isConnected ? this.#pressed : other;
    marker?.focus({ preventScroll: true });
  }
}

/** The card opens where it does not cover its marker. */
function makeRoom({ map }: MapView, { latitude, longitude }: ShownCluster): void {
  const isLow = map.latLngToContainerPoint([latitude, longitude]).y > map.getSize().y / 2;
  map.getContainer().parentElement?.toggleAttribute('data-low', isLow);
}

/** Whether zooming in would hardly take the homes of a cluster apart: markers show about where a home is. */
function isLast({ id, homes }: ShownCluster, zoom: number): boolean {
  return id !== undefined || zoom >= MOST_ZOOM - 1 || (zoom >= 14 && homes <= 12) || (zoom >= 12 && homes <= 4);
}
