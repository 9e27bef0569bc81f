import type { Map as LeafletMap } from 'leaflet';
import type { Cluster } from '../../contract.ts';
import { askBaseMap } from '../ask.ts';
import { BaseMapLayer, tilesOf } from './base-map-layer.ts';
import type { MapStore } from '../map-state.ts';
import { type Names, writeNames } from './names-layer.ts';
import { loadOutlines } from './load-outlines.ts';

export type BaseMapPainter = ReturnType<typeof createBaseMap>;

/** What lies under the homes: the outlines of the country, and the names of places or the pictures of a map server. */
export function createBaseMap(store: MapStore) {
  let hasOutlines = false;
  let hasNames = false;
  let written: Names | null = null;

  const layOutlines = async (map: LeafletMap, gone: AbortSignal) => {
    if (hasOutlines) return;
    const layer = new BaseMapLayer(await loadOutlines(gone)).addTo(map);
    hasOutlines = true;
    const recolour = () => layer.recolour();
    const theme = new MutationObserver(recolour);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolour, { signal: gone });
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    gone.addEventListener('abort', () => theme.disconnect());
  };
  const layNames = async (map: LeafletMap, gone: AbortSignal) => {
    if (hasNames) return;
    const { names, tiles } = await askBaseMap(gone);
    hasNames = true;
    // Pictures of streets have their names on them.
    if (tiles) tilesOf(tiles).addTo(map);
    else written = writeNames(map, names);
    store.set({ names, attribution: tiles?.attribution ?? null });
  };
  return {
    /** Puts on the map what is not there yet. */
    async lay(map: LeafletMap, gone: AbortSignal): Promise<void> {
      store.set({ baseMap: 'loading' });
      try {
        await Promise.all([layOutlines(map, gone), layNames(map, gone)]);
        store.set({ baseMap: 'ready' });
      } catch {
        if (!gone.aborted) store.set({ baseMap: 'failed' });
      }
    },
    /** Names of places go beside the markers. */
    makeRoom: (markers: readonly Cluster[]) => written?.makeRoom(markers),
  };
}
