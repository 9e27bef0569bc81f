import { nairaShort } from '#core/money.ts';
import { type Box, cut } from '#core/box.ts';
import type { BaseMap, Cluster } from '../../contract.ts';
import { unitOf } from '../../pin-price.ts';
import { squaresPerDegree } from '../../rules.ts';
import { plural, type Thing } from '#features/listings/card/words.ts';

/** Clusters nearer to each other than this are one on the screen, in pixels. */
const TOO_NEAR = 44;
/** From here on a city fills the map, and every pin says a price. */
const CITY_ZOOM = 11;
/** About what a letter of a pin takes, and what is around them, in pixels. */
const LETTER = 7.5;
const AROUND = 20;

/** A cluster as it is shown, with the part of the map whose homes it holds. */
export interface ShownCluster extends Cluster {
  /** The same for the same homes as long as the zoom is. */
  key: string;
  square: Box;
  /** What its price covers, see unitOf(); null where its homes are of several markets, whose prices nobody compares. */
  unit: string | null;
  /** Ids of its homes, where these are only near to what was asked. */
  near?: readonly string[];
}

/** The clusters of one answer, which was asked for `box` and a market or none, each with its square. */
export function withSquares(clusters: readonly Cluster[], zoom: number, box: Box, asked?: string): ShownCluster[] {
  const parts = squaresPerDegree(zoom, box);
  return clusters.map((cluster) => {
    const [row, column] = [Math.floor(cluster.latitude * parts), Math.floor(cluster.longitude * parts)];
    const square = cut([row / parts, column / parts, (row + 1) / parts, (column + 1) / parts], box);
    return {
      ...cluster,
      key: cluster.id ?? `${zoom}/${row}/${column}`,
      square,
      unit: cluster.type ? unitOf(cluster.type, asked) : null,
    };
  });
}

/**
 * Joins clusters that would lie over each other, and those between them, so that a square holds the homes of its cluster and no
 * others; `onScreen` gives where one lies in pixels at this zoom. In reading order.
 */
export function joined(
  clusters: readonly ShownCluster[],
  onScreen: (cluster: Cluster) => { x: number; y: number },
  zoom = 0,
): ShownCluster[] {
  const half = (cluster: ShownCluster) => Math.max(TOO_NEAR, AROUND + LETTER * clusterLabel(cluster, zoom).length) / 2;
  const kept: Placed[] = [];
  for (const cluster of clusters.toSorted((a, b) => b.homes - a.homes || (a.key < b.key ? -1 : 1))) {
    const { x, y } = onScreen(cluster);
    const near = kept.find(
      (one) =>
        Math.hypot(((one.x - x) / (half(one.cluster) + half(cluster))) * TOO_NEAR, one.y - y) < TOO_NEAR ||
        overlap(one.cluster, cluster),
    );
    if (!near) {
      kept.push({ cluster, x, y });
      continue;
    }
    near.cluster = both(near.cluster, cluster);
    absorb(kept, near);
  }
  return kept.toSorted((a, b) => Math.round((a.y - b.y) / TOO_NEAR) || a.x - b.x).map(({ cluster }) => cluster);
}

/** A cluster and where it lies on the screen, in pixels. */
interface Placed {
  cluster: ShownCluster;
  x: number;
  y: number;
}

/** Joins to `grown` all that its square reaches over, until it reaches over nothing. */
function absorb(kept: Placed[], grown: Placed): void {
  const reached = () => kept.find((one) => one !== grown && overlap(grown.cluster, one.cluster));
  for (let other = reached(); other; other = reached()) {
    grown.cluster = both(grown.cluster, other.cluster);
    kept.splice(kept.indexOf(other), 1);
  }
}

function both(larger: ShownCluster, smaller: ShownCluster): ShownCluster {
  const { id: _id, ...rest } = larger;
  const [south, west, north, east] = larger.square;
  const [s, w, n, e] = smaller.square;
  return {
    ...rest,
    ...(larger.near && { near: [...larger.near, ...(smaller.near ?? [])] }),
    homes: larger.homes + smaller.homes,
    price: Math.min(larger.price, smaller.price),
    unit: larger.unit === smaller.unit ? larger.unit : null,
    square: [Math.min(south, s), Math.min(west, w), Math.max(north, n), Math.max(east, e)],
  };
}

/** A hair of a degree, so that squares that only touch do not overlap. */
const TOUCH = 1e-9;

function overlap(
  { square: [south, west, north, east] }: ShownCluster,
  { square: [s, w, n, e] }: ShownCluster,
): boolean {
  return south < n - TOUCH && s < north - TOUCH && west < e - TOUCH && w < east - TOUCH;
}

/** What is said of a cluster comes from this. */
type Written = Pick<ShownCluster, 'homes' | 'price' | 'id' | 'unit'>;

/** What a screen reader says of a cluster, with what is written on it: "12 homes near Yaba from ₦600K", "12 · ₦600K+, homes near Yaba". */
export function clusterName(cluster: Written, zoom: number, near: string, exact: boolean, thing: Thing): string {
  const where = near && ` near ${near}`;
  const price = priceOf(cluster);
  if (cluster.homes === 1) return `${thing === 'home' ? 'Home' : 'Property'}${where}, ${price}`;
  const label = `${exact ? '' : 'About '}${clusterLabel(cluster, zoom)}`;
  if (cluster.unit === null) return `${label} ${plural(thing)}${where}`;
  return zoom < CITY_ZOOM ? `${label} ${plural(thing)}${where} from ${price}` : `${label}, ${plural(thing)}${where}`;
}

const priceOf = ({ price, unit }: Written) => `${nairaShort(price)}${unit ?? ''}`;

/** What is written on a cluster: a price, how many homes, or where the map shows a city both, if they are of one market: "12 · ₦600K+". */
export function clusterLabel(cluster: Written, zoom: number): string {
  const { homes, price, id, unit } = cluster;
  if (id) return priceOf(cluster);
  const count = homes < 1_000 ? `${homes}` : `${Number((homes / 1_000).toPrecision(2))}K`;
  return zoom < CITY_ZOOM || unit === null ? count : `${count} · ${nairaShort(price)}+${unit}`;
}

/** The place whose name helps at this zoom, nearest to a cluster; empty where none is near. */
export function nameNear(names: BaseMap['names'], { latitude, longitude }: Cluster, zoom: number): string {
  let [best, least] = ['', 60 / 2 ** (zoom - 5)];
  for (const [name, lat, long, from] of names) {
    if (from > Math.max(zoom, 7) || (from === 5 && zoom > 7)) continue;
    const far = Math.hypot(lat - latitude, long - longitude);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
