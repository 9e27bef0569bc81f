import { withTimeLimit } from '#core/web/time-limit.ts';
import type { MapAnswer, BaseMap } from '../contract.ts';
import type { Listing } from '#features/listings/contract.ts';
import { type Chosen, homesQuery } from './map-address.ts';
import type { ShownCluster } from './clusters/clusters.ts';

const PATIENCE_MS = 10_000;
/** Answers that are remembered, and for how long: homes come and go. */
const KEPT = 40;
const FRESH_MS = 60_000;
/** As many homes as one looks through in a row. */
const MOST_HOMES = 12;

/** What a small card on the map shows of a home. */
export type MapHome = Awaited<ReturnType<typeof askHomes>>[number];

/** Asks for clusters, and remembers the last answers of one map: people move to and fro. */
export class ClusterAnswers {
  readonly #known = new Map<string, { answer: MapAnswer; at: number }>();

  /** The clusters of a search. Throws where no answer comes. */
  async ask(query: string, signal: AbortSignal): Promise<MapAnswer> {
    const known = this.#known;
    const before = known.get(query);
    if (before && performance.now() - before.at < FRESH_MS) return before.answer;
    known.delete(query);
    const answer = await ask<MapAnswer>(`/api/listing/map?${query}`, signal);
    const oldest = known.size >= KEPT ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(query, { answer, at: performance.now() });
    return answer;
  }

  forget(): void {
    this.#known.clear();
  }
}

/** What lies under the homes. Throws where no answer comes. */
export function askBaseMap(signal: AbortSignal): Promise<BaseMap> {
  return ask('/api/listing/map/base', signal);
}

/** The homes of a cluster. Throws where no answer comes. */
export async function askHomes(cluster: ShownCluster, chosen: Chosen, signal: AbortSignal) {
  const path = cluster.id ? `/${cluster.id}` : `?${homesQuery(chosen, cluster.square, MOST_HOMES)}`;
  const answer = await ask<Listing | Listing[]>(`/api/listing/get${path}`, signal);
  return [answer].flat().map(({ _id: id, images, ...listing }) => ({ ...listing, id, cover: images[0] ?? null }));
}

async function ask<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal: withTimeLimit(signal, PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return (await answer.json()) as T;
}
