import { type Map as LeafletMap, Polygon } from 'leaflet';

/** The outline of the area that is searched: gives what shows one with these corners, or without corners none. */
export function createAreaOutline() {
  let outline: Polygon | null = null;
  return (map: LeafletMap, corners: [number, number][]): void => {
    outline?.remove();
    outline = corners.length > 0 ? new Polygon(corners, { className: 'map-area', interactive: false }) : null;
    outline?.addTo(map);
  };
}
