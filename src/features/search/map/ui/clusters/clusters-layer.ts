import { cut, isBox } from '#core/box.ts';
import type { SpotAnswers } from '../ask.ts';
import { boxOf, type Chosen, spotsQuery } from '../map-address.ts';
import type { Ground } from '../base-map/base-map.ts';
import type { MapStore } from '../map-state.ts';
import { createPins, type PinEvents, type Pins } from './markers.ts';
import { joined, nameNear, spotName, withSquares } from './clusters.ts';
import type { Stage } from '../map-view.ts';
import type { Thing } from '#features/listings/card/words.ts';

/** A map that is being moved is not asked about yet. */
const CALM_MS = 120;

export interface SpotsFrom extends PinEvents {
  answers: SpotAnswers;
  /** What is looked for. */
  thing: () => Thing;
}

/** The homes in view: asks for them and pins them up. */
export class SpotsLayer {
  readonly #store: MapStore;
  readonly #stage: Stage;
  readonly #ground: Ground;
  readonly #answers: SpotAnswers;
  readonly #thing: () => Thing;
  readonly pins: Pins;
  #asking = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked last. */
  #query = '';

  constructor(store: MapStore, stage: Stage, ground: Ground, from: SpotsFrom) {
    this.#answers = from.answers;
    this.#thing = from.thing;
    this.#ground = ground;
    this.#store = store;
    this.#stage = stage;
    this.pins = createPins(stage.map, from);
  }

  /** Asks for what is looked at, unless that is what was asked last; what is there stays until the answer comes. */
  ask(chosen: Chosen, again = false): void {
    const { view, moved } = this.#store.get();
    // A map that has no size yet shows nothing.
    if (!view || !isBox(view.box)) return;
    // Until somebody moves the map, the homes of the box that is searched, as in the list.
    const searched = view.byPerson || moved ? null : boxOf(chosen['box']);
    const both = searched && cut(view.box, searched);
    const box = both && isBox(both) ? both : view.box;
    const query = spotsQuery(chosen, view.zoom, box);
    if (query === this.#query && !again) return;
    if (again) this.#answers.forget();
    this.stop();
    this.#query = query;
    this.#store.set({ spots: 'loading' });
    const { signal } = this.#asking;
    const load = async () => {
      try {
        const { spots, exact } = await this.#answers.ask(query, signal);
        if (signal.aborted) return;
        this.#store.set({ spots: 'ready', shown: { spots: withSquares(spots, view.zoom, box), exact } });
        this.pin();
      } catch {
        if (!signal.aborted) this.#store.set({ spots: 'failed' });
      }
    };
    this.#timer = setTimeout(() => void load(), CALM_MS);
  }

  /** Pins up what was answered, with the names of places that are known by now. */
  pin(): void {
    const { shown, names } = this.#store.get();
    const { map } = this.#stage;
    if (!shown) return;
    const spots = joined(shown.spots, ({ latitude, longitude }) => map.project([latitude, longitude]));
    this.#ground.makeRoom(spots);
    this.pins.show(spots, (spot) => spotName(spot, nameNear(names, spot, map.getZoom()), shown.exact, this.#thing()));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#asking = new AbortController();
  }
}
