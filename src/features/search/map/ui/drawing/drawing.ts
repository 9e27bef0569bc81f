import type { Map as LeafletMap } from 'leaflet';
import { type PolygonDrawing, startPolygon } from './polygon.ts';
import type { MapStore } from '../map-state.ts';

/** An area that is being drawn. */
export class Drawing {
  readonly #store: MapStore;
  readonly #drawn: (area: string) => void;
  #polygon: PolygonDrawing | null = null;
  /** What had the focus before. */
  #before: Element | null = null;

  constructor(store: MapStore, drawn: (area: string) => void) {
    this.#store = store;
    this.#drawn = drawn;
  }

  start(map: LeafletMap): void {
    this.#polygon?.remove();
    this.#before = document.activeElement;
    this.#show(0);
    this.#polygon = startPolygon(map, {
      corners: (corners) => this.#show(corners),
      line: (corners) => this.#show(corners, true),
      drawn: this.#drawn,
    });
  }

  /** Closes the area with the corners set so far. */
  finish(): void {
    this.#polygon?.finish();
  }

  /** Ends it, and gives the focus back; to `other` where nothing had it. */
  stop(other: HTMLElement | undefined): void {
    this.#polygon?.remove();
    this.#polygon = null;
    this.#store.set({ drawing: false, corners: 0 });
    const isThere = this.#before instanceof HTMLElement && this.#before.isConnected && this.#before !== document.body;
    (isThere ? (this.#before as HTMLElement) : other)?.focus({ preventScroll: true });
  }

  #show(corners: number, isLine = false): void {
    this.#store.set({ drawing: true, corners, isLine });
  }
}
