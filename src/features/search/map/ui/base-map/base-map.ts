import type { Map as LeafletMap } from 'leaflet';
import type { Cluster } from '../../contract.ts';
import { askBaseMap } from '../ask.ts';
import { BaseMapLayer, tilesOf } from './base-map-layer.ts';
import type { MapStore } from '../map-state.ts';
import { type Names, writeNames } from './names-layer.ts';
import { loadOutlines } from './outlines.ts';

/** What lies under the homes: the outlines of the country, and the names of places or the pictures of a map server. */
export class BaseMapPainter {
  readonly #store: MapStore;
  #hasOutlines = false;
  #names: Names | null = null;
  #hasNames = false;

  constructor(store: MapStore) {
    this.#store = store;
  }

  /** Puts on the map what is not there yet. */
  async lay(map: LeafletMap, gone: AbortSignal): Promise<void> {
    this.#store.set({ baseMap: 'loading' });
    try {
      await Promise.all([this.#layOutlines(map, gone), this.#layNames(map, gone)]);
      this.#store.set({ baseMap: 'ready' });
    } catch {
      if (!gone.aborted) this.#store.set({ baseMap: 'failed' });
    }
  }

  /** Names of places go beside the markers. */
  makeRoom(markers: readonly Cluster[]): void {
    this.#names?.makeRoom(markers);
  }

  async #layOutlines(map: LeafletMap, gone: AbortSignal): Promise<void> {
    if (this.#hasOutlines) return;
    const layer = new BaseMapLayer(await loadOutlines(gone)).addTo(map);
    this.#hasOutlines = true;
    const recolour = () => layer.recolour();
    const theme = new MutationObserver(recolour);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', recolour, { signal: gone });
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    gone.addEventListener('abort', () => theme.disconnect());
  }

  async #layNames(map: LeafletMap, gone: AbortSignal): Promise<void> {
    if (this.#hasNames) return;
    const { names, tiles } = await askBaseMap(gone);
    this.#hasNames = true;
    // Pictures of streets have their names on them.
    if (tiles) tilesOf(tiles).addTo(map);
    else this.#names = writeNames(map, names);
    this.#store.set({ names, attribution: tiles?.attribution ?? null });
  }
}
