import { pinPrice } from '../pin-price.ts';
import type { Pointed } from './clusters/markers.ts';
import type { ShownCluster } from './clusters/clusters.ts';
import type { ListedHome } from './clusters/near-pins.ts';
import type { MapInput } from './map-state.ts';

/** The items of the list beside the map; the first home is item 1. */
const ITEMS = '.results-list [id^="home-"]';

/** Marks the cards whose homes a cluster holds. */
export function lightUp(cluster: ShownCluster | null, homes: readonly ListedHome[]): void {
  for (const [at, item] of [...document.querySelectorAll(ITEMS)].entries()) {
    const home = homes[at];
    item.toggleAttribute('data-lit', cluster !== null && home !== undefined && holds(cluster, home));
  }
}

function holds({ id, near, square: [south, west, north, east] }: ShownCluster, home: ListedHome): boolean {
  if (near ?? home.isNear) return near?.includes(home.id) ?? false;
  if (id) return home.id === id;
  const { latitude, longitude } = home;
  if (latitude === null || longitude === null) return false;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Tells where the home of a card lies, as long as the pointer or the focus is on it. */
export function followList(
  list: () => Pick<MapInput, 'chosen' | 'homes'>,
  point: (home: Pointed | null) => void,
  gone: AbortSignal,
): void {
  const element = document.querySelector('.results-list');
  const enter = ({ target }: Event) => {
    const item = target instanceof Element ? target.closest(ITEMS) : null;
    const { homes, chosen } = list();
    const home = item ? homes[Number(item.id.slice('home-'.length)) - 1] : undefined;
    if (!home || home.latitude === null || home.longitude === null) return point(null);
    point({ latitude: home.latitude, longitude: home.longitude, price: pinPrice(home, chosen['type']) });
  };
  const leave = () => point(null);
  for (const sign of ['pointerover', 'focusin']) element?.addEventListener(sign, enter, { signal: gone });
  for (const sign of ['pointerleave', 'focusout']) element?.addEventListener(sign, leave, { signal: gone });
}
