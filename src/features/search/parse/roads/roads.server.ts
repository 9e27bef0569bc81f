import type { Place } from '#features/places/contract.ts';
import { kilometres, PLACES } from '#features/places/service.server.ts';
import { BETWEEN_KM } from '../../filter-limits.ts';
import { centresOf } from '../../near/radius.server.ts';
import { meaningsIn, type Part } from '../parts.ts';
import { KNOWN_AFTER_IN } from '../rules.ts';
import type { Token } from '../tokens.ts';
import type { Meaning } from '../vocabulary.ts';
import { ORDINARY_PLACES } from '../words/places.ts';

/**
 * Where a road may be that is called after places, where no other place is named: in the part of a town ("Gbagada expressway"); in the state of a town,
 * since the road to it begins elsewhere ("Ikorodu Road"); in either of two parts that lie close ("Isolo Ejigbo road"); in all
 * states that it leads through ("Lagos Ibadan expressway"). Its words stay text. Null where no road says it.
 */
export function withRoads(tokens: readonly Token[], parts: readonly Part[]): Part[] | null {
  const named = meaningsIn(parts, 'place').map(({ value }) => String(value));
  if (named.some((id) => id.includes('/'))) return null;
  const read = parts.map((part, at) => {
    const [before, next] = [parts[at - 1], parts[at + 1]];
    const isPair = next?.as === 'rest' && next.from === part.to && next.places !== undefined;
    const [own, other] = [endOf(tokens, part, isPair), isPair ? endOf(tokens, next, true) : null];
    // "Idi-Aba Road" is not called after Aba.
    const isLonger = before?.as === 'rest' && before.to === part.from && !tokens[part.from]?.breaks;
    if (!own || (isLonger && !other && !isAge(tokens, before))) return part;
    const ids = other ? placesBetween(own, other) : [own.kind === 'area' ? own.id : own.state];
    // "Ikorodu road Lagos".
    if (named.length > 0 && ids.some((id) => !named.includes(id))) return part;
    return { ...part, meanings: ids.map((value): Meaning => ({ filter: 'place', value })) };
  });
  return meaningsIn(read, 'place').length > named.length ? read : null;
}

/** The towns that such roads are called after: "Ikorodu Road" is a road to Ikorodu, and homes in that town are on any road of it. */
export function townsOf(parts: readonly Part[]): string[] {
  return parts.flatMap(({ as, places: [town] = [], meanings = [] }) =>
    as === 'rest' && meanings.length === 1 && town?.kind === 'city' ? town.id : [],
  );
}

/** "Old Ojo Road". */
const isAge = (tokens: readonly Token[], { from, to }: Part) =>
  to === from + 1 && /^(?:old|new)$/.test(tokens[from]?.word ?? '');

/** The place that a road is called after; null for one that hardly anybody means. */
function endOf(tokens: readonly Token[], { as, places: [place] = [], from }: Part, isPair: boolean): Place | null {
  if (as !== 'rest' || !place || place.kind === 'landmark') return null;
  if (!isPair && place.weight < KNOWN_AFTER_IN) return null;
  return ORDINARY_PLACES.has(tokens[from]?.word ?? '') ? null : place;
}

const TOWNS = PLACES.filter(({ kind }) => kind === 'city');

/** Parts of a town no farther apart than that are two ends of a street: "Bodija UI road". */
const STREET_KM = 6;

function placesBetween(from: Place, to: Place): string[] {
  const isStreet = from.kind === 'area' && to.kind === 'area' && kilometres(from, to) <= STREET_KM;
  return isStreet ? [from.id, to.id] : statesBetween(from, to);
}

function statesBetween(from: Place, to: Place): string[] {
  const points = centresOf({ places: [from, to], km: BETWEEN_KM, isBetween: true });
  const nearest = points.map(
    (point) => TOWNS.toSorted((a, b) => kilometres(point, a) - kilometres(point, b))[0]?.state ?? from.state,
  );
  return [...new Set([from.state, ...nearest, to.state])];
}
