import type { Box } from '#core/box.ts';
import { askedPrice } from '#features/listings/card/words.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import { boxWith, sizeOf, TOGETHER } from '../../rules.ts';
import { withAir } from '../map-address.ts';
import { unitOf } from '../../pin-price.ts';
import type { ShownCluster } from './clusters.ts';

/** A home of the list beside the map; `isNear` where it is only near to what was asked. */
export type ListedHome = ListingCard & { isNear?: true };

/** Degrees that near homes beside those that match may take up with them: no more than twice what those do, or a part of a city. */
const BESIDE_EXACT = 0.1;

/** Those homes of the list that are only near, each as a cluster of its own; `asked` is the market that is searched, if any. */
export function nearPins(homes: readonly ListedHome[], asked?: string): ShownCluster[] {
  return homes.flatMap((home) => {
    const { id, latitude, longitude } = home;
    if (!home.isNear || latitude === null || longitude === null) return [];
    const square: Box = [latitude, longitude, latitude, longitude];
    const [price, unit] = [askedPrice(home), unitOf(home.type, asked)];
    return [{ id, key: `near/${id}`, latitude, longitude, homes: 1, price, unit, square, near: [id] }];
  });
}

/** What to look at: the homes that match, and of the near ones those that are not so far that the others become a dot. */
export function boxToSee(exact: Box | undefined, homes: readonly ListedHome[]): Box | null {
  const most = exact ? Math.min(TOGETHER, Math.max(BESIDE_EXACT, 2 * sizeOf(exact))) : TOGETHER;
  const points = nearPins(homes).map(({ latitude, longitude }) => [latitude, longitude] as const);
  const box = boxWith(exact ?? null, points, most);
  return box && withAir(box);
}
