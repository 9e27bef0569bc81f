import { DivIcon, DomEvent, type Map as LeafletMap, Marker } from 'leaflet';
import { nairaShort } from '#core/money.ts';
import { type ShownSpot, spotLabel } from './clusters.ts';

export interface PinEvents {
  opened: (spot: ShownSpot, pin: HTMLElement) => void;
  /** Under the pointer or the focus; null when none is. */
  pointed: (spot: ShownSpot | null) => void;
}

interface Pin {
  marker: Marker;
  button: HTMLButtonElement;
  spot: ShownSpot;
}

/** A home of the list, to be shown where it lies. */
export interface Pointed {
  latitude: number;
  longitude: number;
  price: number;
}

export interface Pins {
  /** In this order, with what a screen reader says of each. */
  show(spots: readonly ShownSpot[], nameOf: (spot: ShownSpot) => string): void;
  select(key: string | null): void;
  point(home: Pointed | null): void;
}

/** The spots on the map, as buttons that the Tab key reaches in reading order. */
export function createPins(map: LeafletMap, events: PinEvents): Pins {
  const pins = new Map<string, Pin>();
  const pane = map.getPane('markerPane');
  pane?.setAttribute('role', 'list');
  pane?.setAttribute('aria-label', 'Homes on the map');
  let finger: Marker | null = null;

  const add = (spot: ShownSpot): Pin => {
    const button = document.createElement('button');
    button.type = 'button';
    const marker = markerAt(spot.latitude, spot.longitude, 'map-spot', button).addTo(map);
    marker.getElement()?.setAttribute('role', 'listitem');
    const pin = { marker, button, spot };
    DomEvent.on(button, 'dblclick', (event) => DomEvent.stopPropagation(event));
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      // The end of a drag that began on a pin is no press; of the keyboard and of readers a drag before says nothing.
      if (event.detail === 0 || !wasDragged(map)) events.opened(pin.spot, button);
    });
    for (const sign of ['mouseenter', 'focus']) button.addEventListener(sign, () => events.pointed(pin.spot));
    for (const sign of ['mouseleave', 'blur']) button.addEventListener(sign, () => events.pointed(null));
    return pin;
  };

  /** What lies outside is not reached by the keyboard, which would drag the map about. */
  const hideOutside = () => {
    const view = map.getBounds();
    for (const { marker } of pins.values()) {
      marker.getElement()?.toggleAttribute('inert', !view.contains(marker.getLatLng()));
    }
  };
  map.on('moveend', hideOutside);

  return {
    show(spots, nameOf) {
      const keys = new Set(spots.map(({ key }) => key));
      const hadFocus = pane?.contains(document.activeElement);
      for (const [key, pin] of pins) {
        if (keys.has(key)) continue;
        pin.marker.remove();
        pins.delete(key);
      }
      for (const spot of spots) {
        const pin = pins.get(spot.key) ?? add(spot);
        pins.set(spot.key, pin);
        pin.spot = spot;
        pin.marker.setLatLng([spot.latitude, spot.longitude]);
        pin.button.className = spot.id ? 'map-pin' : 'map-cluster';
        pin.button.textContent = spotLabel(spot);
        pin.button.setAttribute('aria-label', nameOf(spot));
      }
      const hasFocus = pane?.contains(document.activeElement);
      // A pin that is moved in the page would lose the focus.
      if (!hasFocus) for (const { key } of spots) pane?.append(pins.get(key)?.marker.getElement() ?? '');
      hideOutside();
      if (hadFocus && !hasFocus) map.getContainer().focus({ preventScroll: true });
    },
    select(key) {
      for (const [one, { button }] of pins) button.toggleAttribute('data-on', one === key);
    },
    point(home) {
      finger?.remove();
      finger = null;
      if (!home) return;
      const label = document.createElement('span');
      label.className = 'map-pin';
      label.dataset.on = '';
      label.textContent = nairaShort(home.price);
      finger = markerAt(home.latitude, home.longitude, 'map-spot map-finger', label).addTo(map);
      finger.getElement()?.setAttribute('aria-hidden', 'true');
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
