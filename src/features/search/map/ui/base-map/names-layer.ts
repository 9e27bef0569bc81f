import type { Map as LeafletMap } from 'leaflet';
import type { BaseMap, Cluster } from '../../contract.ts';

/** A letter is about this wide, a line this high, in pixels; with room around. */
const LETTER = 7;
const LINE = 22;
const MOST = 60;
/** A marker with a price covers this much around its middle, and the name goes so far below it. */
const MARKER = { width: 40, height: 24, below: 30 };

type NamedPlaces = BaseMap['names'];
interface Label {
  name: string;
  isState: boolean;
  x: number;
  y: number;
}

export type Names = ReturnType<typeof writeNames>;

/** Writes the names of places on the map: as many of the important ones as find room, beside the markers. */
export function writeNames(map: LeafletMap, places: NamedPlaces) {
  const pane = map.createPane('names');
  pane.setAttribute('aria-hidden', 'true');
  let markers: readonly Cluster[] = [];
  const write = () => {
    const origin = map.getPixelOrigin();
    pane.replaceChildren(
      ...placed(places, markers, map).map(({ name, isState, x, y }) => {
        const label = document.createElement('span');
        label.className = isState ? 'map-name map-name-state' : 'map-name';
        label.textContent = name;
        const [left, top] = [Math.round(x - origin.x), Math.round(y - origin.y)];
        label.style.transform = `translate(${left}px, ${top}px) translate(-50%, -50%)`;
        return label;
      }),
    );
  };
  map.on('moveend', write).on('zoomstart', () => pane.replaceChildren());
  write();
  return {
    makeRoom(now: readonly Cluster[]): void {
      markers = now;
      write();
    },
  };
}

function placed(places: NamedPlaces, markers: readonly Cluster[], map: LeafletMap): Label[] {
  const zoom = map.getZoom();
  const view = map.getBounds().pad(0.1);
  const taken = markers.map(({ latitude, longitude }) => map.project([latitude, longitude]));
  const kept: Label[] = [];
  for (const [name, latitude, longitude, from] of places) {
    if (from > zoom || kept.length >= MOST) break;
    const isState = from === 5;
    if ((isState && zoom > 7) || !view.contains([latitude, longitude])) continue;
    const { x, y: middle } = map.project([latitude, longitude]);
    const half = (name.length * LETTER) / 2;
    const markerAt = (at: number) =>
      taken.find((one) => Math.abs(one.x - x) < half + MARKER.width && Math.abs(one.y - at) < MARKER.height);
    const marker = markerAt(middle);
    const y = marker ? marker.y + MARKER.below : middle;
    if (markerAt(y)) continue;
    const clash = kept.some(
      (other) => Math.abs(other.y - y) < LINE && Math.abs(other.x - x) < half + (other.name.length * LETTER) / 2 + 8,
    );
    if (!clash) kept.push({ name, isState, x, y });
  }
  return kept;
}
