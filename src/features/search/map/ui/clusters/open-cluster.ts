import { boxAround } from '#core/box.ts';
import { MOST_ZOOM } from '../../rules.ts';
import { askHomes, type ClusterAnswers } from '../ask.ts';
import { type Chosen, clustersQuery, withAir } from '../map-address.ts';
import type { MapStore } from '../map-state.ts';
import type { ListedHome } from './near-pins.ts';
import type { ShownCluster } from './clusters.ts';
import type { MapView } from '../map-view.ts';

/** How much nearer the homes of a pressed cluster are told apart. */
const NEARER = 3;

/** The cluster that was pressed: its homes on a card, or, where there are too many, the map nearer to them. */
export function createOpenCluster(store: MapStore, answers: ClusterAnswers, listed: () => readonly ListedHome[]) {
  let asking = new AbortController();
  let pressed: HTMLElement | null = null;

  const load = async (cluster: ShownCluster, chosen: Chosen): Promise<void> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    store.set({ open: { cluster, homes: 'loading' } });
    try {
      const { near } = cluster;
      // The list has those that do not match all that was asked.
      const homes = near ? listed().filter(({ id }) => near.includes(id)) : await askHomes(cluster, chosen, signal);
      if (!signal.aborted) store.set({ open: { cluster, homes } });
    } catch {
      if (!signal.aborted) store.set({ open: { cluster, homes: 'failed' } });
    }
  };
  /** Flies to what the homes of a cluster take up, which is less than its square; without an answer, to the square. */
  const fitHomes = async (cluster: ShownCluster, mapView: MapView, chosen: Chosen): Promise<void> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const nearer = Math.min(mapView.map.getZoom() + NEARER, MOST_ZOOM);
    const { clusters = [] } =
      (await answers.ask(clustersQuery(chosen, nearer, cluster.square), signal).catch(() => null)) ?? {};
    if (signal.aborted) return;
    const box = boxAround(clusters.map(({ latitude, longitude }) => [latitude, longitude]));
    mapView.fly(box ? withAir(box) : cluster.square, MOST_ZOOM - 1);
  };
  const shut = () => {
    asking.abort();
    store.set({ open: null });
  };
  return {
    load,
    press(cluster: ShownCluster, marker: HTMLElement, mapView: MapView, chosen: Chosen): void {
      pressed = marker;
      const zoom = mapView.map.getZoom();
      if (isLast(cluster, zoom)) {
        makeRoom(mapView, cluster);
        return void load(cluster, chosen);
      }
      if (cluster.near) mapView.fly(withAir(cluster.square), MOST_ZOOM - 1);
      else void fitHomes(cluster, mapView, chosen);
    },
    shut,
    /** Shuts it and gives the focus back to the marker; to `other` where it is gone. */
    close(other: HTMLElement | undefined): void {
      shut();
      const marker = pressed?.isConnected ? pressed : other;
      marker?.focus({ preventScroll: true });
    },
  };
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
