import type { PlaceAt } from '../distances.ts';
import { numberAt } from '../numbers.ts';
import { type Part, plain } from '../parts.ts';
import { listOf, phraseAfter, phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';

const BOUND_WORDS = 'inward, inwards, outward, inbound, outbound';
const BOUND = listOf(BOUND_WORDS);
const TOWARDS = listOf(
  `${BOUND_WORDS}, towards, toward, heading to, heading towards, going to, going towards, on the way to, en route`,
);
const FACING = listOf('facing, [min|mins|minute|minutes][| drive| away| ride] from');
/** Behind a place: where in it, and no word that homes must hold. */
const STOPS = listOf(
  'bus stop, busstop, b stop, bstop, junction, roundabout, round about, under bridge, [train|rail|railway] station',
);

/** "Mowe towards Lagos", "20 minutes drive from Lagos", "Arepo Lagos inbound": where the road leads, beside the place that is meant. */
export function directionAt(
  tokens: readonly Token[],
  at: number,
  placeAt: PlaceAt,
  parts: readonly Part[],
): Part[] | null {
  if (!parts.some(({ as }) => as === 'place')) return null;
  const place = placeAt(at);
  const bound = place && phraseAfter(BOUND, tokens, place.to);
  if (bound) return [plain(at, bound.to, 'ignored')];
  const towards = phraseAt(TOWARDS, tokens, at);
  const lead = towards ?? phraseAt(FACING, tokens, numberAt(tokens, at)?.to ?? at);
  const end = lead && placeAt(lead.to);
  const isFar = end?.places[0]?.kind === 'state' || end?.places[0]?.kind === 'city';
  if (!end || !(towards || isFar)) return null;
  return [plain(at, end.to, 'ignored')];
}

/** "Ojota bus stop", which is no place of its own. */
export function stopAt(tokens: readonly Token[], at: number, parts: readonly Part[]): Part[] | null {
  const stop = parts.at(-1)?.as === 'place' ? phraseAfter(STOPS, tokens, at) : null;
  return stop && [plain(at, stop.to, 'ignored')];
}
