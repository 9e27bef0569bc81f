import type { Map as LeafletMap } from 'leaflet';
import { type PolygonDrawing, startPolygon } from './polygon.ts';
import type { MapStore } from '../map-state.ts';

/** An area that is being drawn. */
export function createDrawing(store: MapStore, drawn: (area: string) => void) {
  let polygon: PolygonDrawing | null = null;
  /** What had the focus before. */
  let before: Element | null = null;
  const show = (corners: number, isLine = false) => store.set({ drawing: true, corners, isLine });
  return {
    start(map: LeafletMap): void {
      polygon?.remove();
      before = document.activeElement;
      show(0);
      polygon = startPolygon(map, { corners: show, line: (corners) => show(corners, true), drawn });
    },
    /** Closes the area with the corners set so far. */
    finish: () => polygon?.finish(),
    /** Ends it, and gives the focus back; to `other` where nothing had it. */
    stop(other: HTMLElement): void {
      polygon?.remove();
      polygon = null;
      store.set({ drawing: false, corners: 0 });
      const had = before instanceof HTMLElement && before !== document.body ? before : null;
      (had?.isConnected ? had : other).focus({ preventScroll: true });
    },
  };
}
