import { type Map as LeafletMap, Polygon } from 'leaflet';

/** The outline of the area that is searched. */
export class AreaLayer {
  #outline: Polygon | null = null;

  /** Shows an area with these corners; without corners none. */
  show(map: LeafletMap, corners: [number, number][]): void {
    this.#outline?.remove();
    this.#outline = corners.length > 0 ? new Polygon(corners, { className: 'map-area', interactive: false }) : null;
    this.#outline?.addTo(map);
  }
}
