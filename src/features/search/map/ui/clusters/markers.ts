import { DivIcon, DomEvent, type Map as LeafletMap, Marker } from 'leaflet';
import { keepClear } from './clear-of-buttons.ts';
import { type ShownCluster, clusterLabel } from './clusters.ts';

export interface MarkerEvents {
  opened: (cluster: ShownCluster, marker: HTMLElement) => void;
  /** Under the pointer or the focus; null when none is. */
  pointed: (cluster: ShownCluster | null) => void;
}

interface PlacedMarker {
  marker: Marker;
  button: HTMLButtonElement;
  cluster: ShownCluster;
}

/** A home of the list, to be shown where it lies. */
export interface Pointed {
  latitude: number;
  longitude: number;
  /** What it costs, as its pin says it. */
  price: string;
}

/** The clusters on the map, as buttons that the Tab key reaches in reading order. */
export function createMarkers(map: LeafletMap, events: MarkerEvents) {
  const markers = new Map<string, PlacedMarker>();
  const pane = map.getPane('markerPane');
  pane?.setAttribute('role', 'list');
  pane?.setAttribute('aria-label', 'Homes on the map');
  let finger: Marker | null = null;

  const add = (cluster: ShownCluster): PlacedMarker => {
    const button = document.createElement('button');
    button.type = 'button';
    const marker = markerAt(cluster.latitude, cluster.longitude, 'map-marker', button).addTo(map);
    marker.getElement()?.setAttribute('role', 'listitem');
    const placed = { marker, button, cluster };
    DomEvent.on(button, 'dblclick', (event) => DomEvent.stopPropagation(event));
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      // The end of a drag that began on a marker is no press; of the keyboard and of readers a drag before says nothing.
      if (event.detail === 0 || !wasDragged(map)) events.opened(placed.cluster, button);
    });
    for (const sign of ['mouseenter', 'focus']) button.addEventListener(sign, () => events.pointed(placed.cluster));
    for (const sign of ['mouseleave', 'blur']) button.addEventListener(sign, () => events.pointed(null));
    return placed;
  };

  /** What lies outside is not reached by the keyboard, which would drag the map about. */
  const hideOutside = () => {
    const view = map.getBounds();
    for (const { marker } of markers.values()) {
      marker.getElement()?.toggleAttribute('inert', !view.contains(marker.getLatLng()));
    }
  };
  /** Once the buttons say what they say of this view. */
  const settle = () => {
    hideOutside();
    requestAnimationFrame(() => {
      const inView = [...markers.values()].filter(({ marker }) => !marker.getElement()?.hasAttribute('inert'));
      const pins = (isNear: boolean) =>
        inView.filter(({ cluster }) => isNear === Boolean(cluster.near)).map(({ button }) => button);
      keepClear(map.getContainer(), pins(false));
      // Homes that only come near make room for those that match.
      keepClear(map.getContainer(), pins(true), pins(false));
    });
  };
  map.on('moveend', settle);

  return {
    /** In this order, with what a screen reader says of each. */
    show(clusters: readonly ShownCluster[], nameOf: (cluster: ShownCluster) => string): void {
      const keys = new Set(clusters.map(({ key }) => key));
      const hadFocus = pane?.contains(document.activeElement);
      for (const [key, placed] of markers) {
        if (keys.has(key)) continue;
        placed.marker.remove();
        markers.delete(key);
      }
      for (const cluster of clusters) {
        const placed = markers.get(cluster.key) ?? add(cluster);
        markers.set(cluster.key, placed);
        placed.cluster = cluster;
        placed.marker.setLatLng([cluster.latitude, cluster.longitude]);
        placed.button.className = cluster.near ? 'map-near' : cluster.id ? 'map-pin' : 'map-cluster';
        placed.button.textContent = clusterLabel(cluster, map.getZoom());
        placed.button.setAttribute('aria-label', nameOf(cluster));
      }
      const hasFocus = pane?.contains(document.activeElement);
      // A marker that is moved in the page would lose the focus.
      if (!hasFocus) for (const { key } of clusters) pane?.append(markers.get(key)?.marker.getElement() ?? '');
      settle();
      if (hadFocus && !hasFocus) map.getContainer().focus({ preventScroll: true });
    },
    select(key: string | null): void {
      for (const [one, { button }] of markers) button.toggleAttribute('data-on', one === key);
    },
    point(home: Pointed | null): void {
      finger?.remove();
      finger = null;
      if (!home) return;
      const label = document.createElement('span');
      label.className = 'map-pin';
      label.dataset.on = '';
      label.textContent = home.price;
      finger = markerAt(home.latitude, home.longitude, 'map-marker map-finger', label).addTo(map);
      finger.getElement()?.setAttribute('aria-hidden', 'true');
      keepClear(map.getContainer(), [label]);
    },
  };
}

function markerAt(latitude: number, longitude: number, className: string, html: HTMLElement): Marker {
  const icon = new DivIcon({ className, html, iconSize: [0, 0] });
  return new Marker([latitude, longitude], { icon, interactive: false, keyboard: false });
}

/** Whether the last press of a pointer moved the map. Leaflet's own word for it has no type. */
function wasDragged({ dragging }: LeafletMap): boolean {
  return (dragging as typeof dragging & { moved(): boolean }).moved();
}
