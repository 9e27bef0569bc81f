import { boxAround } from '#core/box.ts';
import { COUNTRY } from '../rules.ts';
import { ClusterAnswers } from './ask.ts';
import { createAreaOutline } from './drawing/area-outline.ts';
import { createDrawing } from './drawing/drawing.ts';
import { followsAtFirst, rememberFollows } from './follow.ts';
import { createBaseMap } from './base-map/base-map.ts';
import { followList, lightUp } from './list-pointer.ts';
import { boxOf, type Chosen, cornersOf, keyOf, searchIn, clustersQuery, withAir } from './map-address.ts';
import { type MapInput, MapStore } from './map-state.ts';
import { createOpenCluster } from './clusters/open-cluster.ts';
import { type ClustersLayer, createClusters } from './clusters/clusters-layer.ts';
import { createMapView, type MapView, type View } from './map-view.ts';

/** Somebody who stops for so long has arrived. */
const STILL_MS = 450;
/** Nearer than this nobody sees what is around. */
const NEAREST_FIT = 13;

/** One map of results: keeps the map, the address and the list together. */
export class MapSession {
  readonly store = new MapStore();
  readonly #baseMap = createBaseMap(this.store);
  readonly #answers = new ClusterAnswers();
  readonly #homes = () => this.#input.homes;
  readonly #card = createOpenCluster(this.store, this.#answers, this.#homes);
  readonly drawing = createDrawing(this.store, (area) => {
    this.draw(false);
    this.search({ area });
  });
  #input: MapInput;
  #mapView: MapView | null = null;
  #clusters: ClustersLayer | null = null;
  #gone = new AbortController();
  #still: ReturnType<typeof setTimeout> | undefined;
  /** The search that the page told last, and the one that the map shows: the page is told first of the map's own. */
  #received = '';
  #search = '';
  /** Until it is known where to look, there is nothing to ask. */
  #isLooking = false;
  readonly #showArea = createAreaOutline();

  constructor(input: MapInput) {
    this.#input = input;
  }

  /** Builds the map in this element. Gives what takes it away again. */
  attach(element: HTMLElement): () => void {
    const { signal } = this.#gone;
    this.store.set({ follows: followsAtFirst(), isOnline: navigator.onLine });
    const mapView = createMapView(
      element,
      (view) => this.#moved(view),
      () => this.receive(this.#input),
    );
    const clusters = createClusters(mapView, {
      store: this.store,
      baseMap: this.#baseMap,
      opened: (cluster, marker) => this.#card.press(cluster, marker, mapView, this.#input.chosen),
      pointed: (cluster) => lightUp(cluster, this.#input.homes),
      list: () => this.#input,
      answers: this.#answers,
    });
    [this.#mapView, this.#clusters] = [mapView, clusters];
    followList(() => this.#input, clusters.markers.point, signal);
    mapView.map.on('click zoomstart', () => this.#card.shut());
    this.store.subscribe(() => clusters.markers.select(this.store.get().open?.cluster.key ?? null));
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#escape(), { signal });
    window.addEventListener('offline', () => this.store.set({ isOnline: false }), { signal });
    window.addEventListener('online', () => this.retry(), { signal });
    void this.#lay();
    this.receive(this.#input);
    return () => {
      this.#gone.abort();
      this.#card.shut();
      clusters.stop();
      clearTimeout(this.#still);
      mapView.remove();
    };
  }

  /** What the page shows now. */
  receive(input: MapInput): void {
    this.#input = input;
    if (!this.#mapView || this.#mapView.isHidden()) return;
    this.#outline(input.chosen);
    const search = keyOf(input.chosen);
    const isNew = search !== this.#received && search !== this.#search;
    this.#received = search;
    if (isNew) {
      this.#search = search;
      void this.#look();
    }
    this.#ask();
  }

  /** Searches another part of the map; null lets go of it. */
  search(where: Parameters<typeof searchIn>[1]): void {
    clearTimeout(this.#still);
    // How many homes have no place is known of searches everywhere only.
    this.store.set({ moved: false, missing: 0 });
    const next = searchIn(this.#input.chosen, where);
    if (where) {
      // The map is there already.
      this.#search = keyOf(next);
      this.#isLooking = false;
      this.#outline(next);
    }
    this.#input.go(next);
  }

  /** Searches what the map shows; also instead of drawing, for those who have no pointer. */
  searchHere(): void {
    if (this.store.get().drawing) this.draw(false);
    const { view } = this.store.get();
    if (view) this.search({ box: view.box });
  }

  setFollows(follows: boolean): void {
    rememberFollows(follows);
    this.store.set({ follows });
    if (follows && this.store.get().moved) this.searchHere();
  }

  zoom(by: 1 | -1): void {
    this.#mapView?.map.setZoom(this.#mapView.map.getZoom() + by);
  }

  /** Starts or ends drawing. */
  draw(on: boolean): void {
    if (!this.#mapView) return;
    const { map } = this.#mapView;
    this.#card.shut();
    if (on) this.drawing.start(map);
    else this.drawing.stop(map.getContainer());
  }

  /** Gives the focus to the map, before the button that has it goes away. */
  focus(): void {
    this.#mapView?.map.getContainer().focus({ preventScroll: true });
  }

  close(): void {
    this.#card.close(this.#mapView?.map.getContainer());
  }

  /** Asks again for all that did not come. */
  retry(): void {
    const { baseMap, open } = this.store.get();
    this.store.set({ isOnline: navigator.onLine });
    if (baseMap === 'failed') void this.#lay();
    if (open?.homes === 'failed') void this.#card.load(open.cluster, this.#input.chosen);
    this.#clusters?.ask(this.#input.chosen, true);
    this.receive(this.#input);
  }

  #escape(): void {
    const { drawing, open } = this.store.get();
    if (drawing) this.draw(false);
    else if (open) this.close();
  }

  #moved(view: View): void {
    const { follows } = this.store.get();
    this.store.set({ view });
    if (view.byPerson && this.#input.chosen['area'] === undefined) {
      clearTimeout(this.#still);
      this.store.set({ moved: !follows });
      if (follows) this.#still = setTimeout(() => this.#arrived(), STILL_MS);
    }
    this.#ask();
  }

  /** A search would end the drawing that was begun meanwhile. */
  #arrived(): void {
    return this.store.get().drawing ? this.store.set({ moved: true }) : this.searchHere();
  }

  #ask(): void {
    if (!this.#isLooking) this.#clusters?.ask(this.#input.chosen);
  }

  /** Shows the part that the search asks for, or all homes of it. */
  async #look(): Promise<void> {
    const { chosen } = this.#input;
    this.#card.shut();
    clearTimeout(this.#still);
    this.store.set({ missing: 0, moved: false });
    const around = boxAround(cornersOf(chosen['area']));
    const box = around ? withAir(around) : boxOf(chosen['box']);
    this.#isLooking = false;
    if (box) return around ? this.#mapView?.fitHomes(box) : this.#mapView?.fit(box);
    const search = this.#search;
    this.#isLooking = true;
    try {
      const { box: all, missing = 0 } = await this.#answers.ask(clustersQuery(chosen), this.#gone.signal);
      if (search !== this.#search) return;
      this.#isLooking = false;
      this.store.set({ missing });
      this.#mapView?.fitHomes(this.#clusters?.boxToSee(all) ?? COUNTRY, NEAREST_FIT);
    } catch {
      if (search !== this.#search) return;
      this.#isLooking = false;
      this.#ask();
      // The next attempt starts here again.
      [this.#received, this.#search] = ['', ''];
    }
  }

  #outline(chosen: Chosen): void {
    if (this.#mapView) this.#showArea(this.#mapView.map, cornersOf(chosen['area']), this.#input.radius);
  }

  async #lay(): Promise<void> {
    if (!this.#mapView) return;
    await this.#baseMap.lay(this.#mapView.map, this.#gone.signal);
    // The markers are called after the places near them.
    this.#clusters?.marker();
  }
}
