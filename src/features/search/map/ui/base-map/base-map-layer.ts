import { type Coords, GridLayer, TileLayer, type Layer } from 'leaflet';
import type { BaseMap } from '../../contract.ts';
import { MOST_ZOOM } from '../../rules.ts';
import type { Outlines } from './outlines.ts';
import { COLOURS, type Colours, paint } from './paint.ts';

const SIZE = 512;

/** Draws the outlines square by square, so that moving the map costs only what comes into view. */
export class BaseMapLayer extends GridLayer {
  readonly #outlines: Outlines;
  #colours: Colours | undefined;

  constructor(outlines: Outlines) {
    super({ tileSize: SIZE, minZoom: 0, maxZoom: MOST_ZOOM, updateWhenIdle: false, keepBuffer: 1 });
    this.#outlines = outlines;
  }

  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const tile = document.createElement('canvas');
    const sharpness = Math.min(window.devicePixelRatio || 1, 2);
    tile.width = SIZE * sharpness;
    tile.height = SIZE * sharpness;
    const canvas = tile.getContext('2d');
    this.#colours ??= coloursOf(this.getContainer() ?? document.documentElement);
    canvas?.scale(sharpness, sharpness);
    if (canvas) paint(canvas, { left: x * SIZE, top: y * SIZE, size: SIZE, zoom: z }, this.#outlines, this.#colours);
    return tile;
  }

  /** Draws all of it anew, for another light. */
  recolour(): void {
    this.#colours = undefined;
    this.redraw();
  }
}

/** The pictures of the operator's map server; the map says itself whose they are. */
export function tilesOf({ url }: NonNullable<BaseMap['tiles']>): Layer {
  return new TileLayer(url, { maxZoom: MOST_ZOOM, zIndex: 2 });
}

function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  return Object.fromEntries(COLOURS.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()])) as Colours;
}
