import { MOST_ZOOM } from '../../rules.ts';
import { askHomes } from '../ask.ts';
import type { Chosen } from '../map-address.ts';
import type { MapStore } from '../map-state.ts';
import type { ShownSpot } from './clusters.ts';
import type { Stage } from '../map-view.ts';

/** The spot that was pressed: its homes on a card, or, where there are too many, the map nearer to them. */
export class OpenSpot {
  readonly #store: MapStore;
  #asking = new AbortController();
  #pressed: HTMLElement | null = null;

  constructor(store: MapStore) {
    this.#store = store;
  }

  press(spot: ShownSpot, pin: HTMLElement, stage: Stage, chosen: Chosen): void {
    this.#pressed = pin;
    const zoom = stage.map.getZoom();
    if (isLast(spot, zoom)) {
      makeRoom(stage, spot);
      return void this.load(spot, chosen);
    }
    stage.fly(spot.square, Math.min(zoom + 3, MOST_ZOOM));
  }

  async load(spot: ShownSpot, chosen: Chosen): Promise<void> {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.#store.set({ open: { spot, homes: 'loading' } });
    try {
      const homes = await askHomes(spot, chosen, signal);
      if (!signal.aborted) this.#store.set({ open: { spot, homes } });
    } catch {
      if (!signal.aborted) this.#store.set({ open: { spot, homes: 'failed' } });
    }
  }

  shut(): void {
    this.#asking.abort();
    this.#store.set({ open: null });
  }

  /** Gives the focus back to the pin; to `other` where it is gone. */
  back(other: HTMLElement | undefined): void {
    const pin = this.#pressed?.isConnected ? this.#pressed : other;
    pin?.focus({ preventScroll: true });
  }
}

/** The card opens where it does not cover its pin. */
function makeRoom({ map }: Stage, { latitude, longitude }: ShownSpot): void {
  const isLow = map.latLngToContainerPoint([latitude, longitude]).y > map.getSize().y / 2;
  map.getContainer().parentElement?.toggleAttribute('data-low', isLow);
}

/** Whether zooming in would hardly take the homes of a spot apart: pins show about where a home is. */
function isLast({ id, homes }: ShownSpot, zoom: number): boolean {
  return id !== undefined || zoom >= MOST_ZOOM - 1 || (zoom >= 14 && homes <= 12) || (zoom >= 12 && homes <= 4);
}
