import { type FitBoundsOptions, LatLngBounds, Map as LeafletMap, Point } from 'leaflet';
import type { Box } from '#core/box.ts';
import { COUNTRY, LEAST_ZOOM, MOST_ZOOM, shortDegrees } from '../rules.ts';

/** What is looked at. */
export interface View {
  box: Box;
  zoom: number;
  /** Somebody moved the map; else the page did. */
  byPerson: boolean;
}

export type MapView = ReturnType<typeof createMapView>;

/** What the buttons take at three edges, in pixels, so that no pin lies under them. */
const [TOP_LEFT, BOTTOM_RIGHT] = [new Point(16, 72), new Point(72, 72)];
const CLEAR: FitBoundsOptions = { paddingTopLeft: TOP_LEFT, paddingBottomRight: BOTTOM_RIGHT };
/** As far as the outlines go. */
const EDGE = boundsOf([-4, -6, 22, 24]);

/**
 * An empty map in this element. `moved` is told what is looked at, at first and after every move; `shown` that it has a
 * size again.
 */
export function createMapView(element: HTMLElement, moved: (view: View) => void, shown: () => void) {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: LEAST_ZOOM,
    maxZoom: MOST_ZOOM,
    maxBounds: EDGE,
    maxBoundsViscosity: 0.8,
    trackResize: false,
    inertia: moves,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    keyboardPanDelta: 120,
  });
  let byPage = false;
  /** Shows again what the page showed last, as long as nobody moved away from it. */
  let fitAgain: (() => void) | null = null;
  const byItself = (change: () => void) => {
    byPage = true;
    change();
    byPage = false;
  };
  /** Shows this part, not nearer than `most`; on a screen that is turned again, unless somebody moved the map. */
  const fit = (box: Box, most = MOST_ZOOM, room: FitBoundsOptions = {}) => {
    // A box that came from a screen of this size would else be fitted one zoom too far: its edges were rounded.
    const bounds = boundsOf(box).pad(-0.01);
    byItself(() => map.fitBounds(bounds, { ...room, animate: false, maxZoom: most }));
    fitAgain = () => fit(box, most, room);
  };
  map.on('moveend', () => {
    if (!byPage) fitAgain = null;
    moved({ box: boxOfBounds(map.getBounds()), zoom: map.getZoom(), byPerson: !byPage });
  });
  byItself(() => map.fitBounds(boundsOf(COUNTRY), { animate: false }));
  const takeSize = () => {
    const before = map.getSize();
    byItself(() => {
      // At the edge it would glide back by itself, and that would look like somebody's own move.
      map.setMaxBounds();
      map.invalidateSize({ animate: false });
      map.panInsideBounds(EDGE, { animate: false });
      map.setMaxBounds(EDGE);
    });
    if (!map.getSize().equals(before)) fitAgain?.();
  };
  /** A map that nobody sees has no size and asks for nothing. */
  const isHidden = () => element.clientWidth === 0 || element.clientHeight === 0;
  const resized = new ResizeObserver(() => {
    if (isHidden()) return;
    takeSize();
    shown();
  });
  resized.observe(element);
  return {
    map,
    isHidden,
    fit,
    /** Shows this part clear of the buttons over the map. */
    fitHomes: (box: Box, most?: number) => fit(box, most, CLEAR),
    /** The same as somebody's own move. */
    fly(box: Box, most: number): void {
      const bounds = boundsOf(box);
      const how = { animate: moves, duration: 0.4 };
      // On a phone what the buttons take may be what one step nearer needs, and a press must show something.
      if (map.getBoundsZoom(bounds, false, TOP_LEFT.add(BOTTOM_RIGHT)) > map.getZoom()) {
        map.flyToBounds(bounds, { ...CLEAR, ...how, maxZoom: most });
      } else map.flyTo(bounds.getCenter(), Math.min(map.getZoom() + 1, most), how);
    },
    remove(): void {
      resized.disconnect();
      map.remove();
    },
  };
}

function boundsOf([south, west, north, east]: Box): LatLngBounds {
  return new LatLngBounds([south, west], [north, east]);
}

function boxOfBounds(bounds: LatLngBounds): Box {
  const edges = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()];
  return edges.map(shortDegrees) as unknown as Box;
}
