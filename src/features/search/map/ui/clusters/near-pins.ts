import { type Box, boxAround } from '#core/box.ts';
import { askedPrice } from '#features/listings/card/words.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import { withAir } from '../map-address.ts';
import type { ShownCluster } from './clusters.ts';

/** A home of the list beside the map; `isNear` where it is only near to what was asked. */
export type ListedHome = ListingCard & { isNear?: true };

/** Degrees that homes around the nearest ones may take up to be seen together: a city and what is around it. */
const TOGETHER = 0.5;

/** Those homes of the list that are only near, each as a cluster of its own. */
export function nearPins(homes: readonly ListedHome[]): ShownCluster[] {
  return homes.flatMap((home) => {
    const { id, latitude, longitude } = home;
    if (!home.isNear || latitude === null || longitude === null) return [];
    const square: Box = [latitude, longitude, latitude, longitude];
    return [{ id, key: `near/${id}`, latitude, longitude, homes: 1, price: askedPrice(home), square, near: [id] }];
  });
}

/** What to look at: the homes that match, and of the near ones those that are not so far that the others become a dot. */
export function boxToSee(exact: Box | undefined, homes: readonly ListedHome[]): Box | null {
  let box: Box | null = exact ?? null;
  for (const { latitude, longitude } of nearPins(homes)) {
    const corners = box ? ([box.slice(0, 2), box.slice(2)] as [number, number][]) : [];
    const wider = boxAround([...corners, [latitude, longitude]]);
    if (!wider) continue;
    const [south, west, north, east] = wider;
    if (!box || Math.max(north - south, east - west) <= TOGETHER) box = wider;
  }
  return box && withAir(box);
}
