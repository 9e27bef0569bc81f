import type { BaseMap, MapRadius } from '../contract.ts';
import type { Thing } from '#features/listings/card/words.ts';
import type { MapHome } from './ask.ts';
import type { Chosen } from './map-address.ts';
import type { ShownCluster } from './clusters/clusters.ts';
import type { ListedHome } from './clusters/near-pins.ts';
import type { View } from './map-view.ts';

/** What the page tells the map. */
export interface MapInput {
  chosen: Chosen;
  /** The homes of the list, in its order. */
  homes: readonly ListedHome[];
  /** The places around which they are asked for, if any. */
  radius: MapRadius | null;
  /** What they are called. */
  thing: Thing;
  /** Puts another search in the address. */
  go: (chosen: Chosen) => void;
}

/** All that the page shows of the map. */
export interface MapState {
  view: View | null;
  /** The homes in view; what was there stays until the next answer comes. */
  shown: { clusters: readonly ShownCluster[]; exact: boolean } | null;
  clusters: 'loading' | 'ready' | 'failed';
  /** Whether the outlines and names lie under the homes. */
  baseMap: 'loading' | 'ready' | 'failed';
  names: BaseMap['names'];
  /** What the licence of a map server wants said. */
  attribution: string | null;
  /** Homes of the search that have no place on the map, where that is known. */
  missing: number;
  open: { cluster: ShownCluster; homes: readonly (MapHome | ListedHome)[] | 'loading' | 'failed' } | null;
  drawing: boolean;
  /** Corners set one by one so far. */
  corners: number;
  /** What was to be an area just now was only a line. */
  isLine: boolean;
  /** Whether the list follows the map. */
  follows: boolean;
  /** The map shows another part than the list. */
  moved: boolean;
  isOnline: boolean;
}

/** Keeps the state and tells who listens; React reads it as an external store. */
export class MapStore {
  #state: MapState = {
    view: null,
    shown: null,
    clusters: 'loading',
    baseMap: 'loading',
    names: [],
    attribution: null,
    missing: 0,
    open: null,
    drawing: false,
    corners: 0,
    isLine: false,
    follows: false,
    moved: false,
    isOnline: true,
  };
  readonly #listeners = new Set<() => void>();

  get = (): MapState => this.#state;

  set(change: Partial<MapState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}
