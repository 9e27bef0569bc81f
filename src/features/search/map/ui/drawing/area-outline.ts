import { Circle, CircleMarker, LayerGroup, type Map as LeafletMap, Polygon } from 'leaflet';
import type { MapRadius } from '../../contract.ts';

const METRES = 1_000;

/** What is searched, on the map: gives what shows an area with these corners, or the circles around places, each with its name; or nothing. */
export function createAreaOutline() {
  const shown = new LayerGroup();
  let before = '';
  return (map: LeafletMap, corners: [number, number][], radius: MapRadius | null): void => {
    const now = JSON.stringify([corners, radius]);
    if (now === before) return;
    before = now;
    shown.clearLayers().addTo(map);
    const look = { className: 'map-area', interactive: false };
    if (corners.length > 0) shown.addLayer(new Polygon(corners, look));
    else if (radius) for (const layer of layersOf(radius)) shown.addLayer(layer);
  };
}

function layersOf({ centres, km, way }: MapRadius) {
  const look = { className: 'map-radius', interactive: false };
  const circles = centres.map(
    ({ latitude, longitude }) => new Circle([latitude, longitude], { ...look, radius: km * METRES }),
  );
  const names = centres.map(({ name, latitude, longitude }) => {
    const label = document.createElement('span');
    label.textContent = name;
    return new CircleMarker([latitude, longitude], {
      radius: 5,
      className: 'map-centre',
      interactive: false,
    }).bindTooltip(label, {
      permanent: true,
      direction: 'top',
      className: 'map-centre-name',
    });
  });
  return [...(way.length > 0 ? [new Polygon(way, look)] : circles), ...names];
}
