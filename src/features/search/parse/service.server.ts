import { placeById } from '#features/places/service.server.ts';
import type { Filters } from '../filters.ts';
import { isWay, nearKm, radiusOf } from '../near/radius.server.ts';
import type { FilterName, Reading, UnderstoodFilter } from './contract.ts';
import { partsOf } from './grammar.ts';
import { landmarkOfSort } from './landmarks-by-sort.server.ts';
import { type Part, plain } from './parts.ts';
import { placesMeant } from './places-meant.server.ts';
import { MAX_KEPT, MAX_READ } from './rules.ts';
import { leftBehind } from './settle/left-behind.server.ts';
import { townsOf, withRoads } from './roads/roads.server.ts';
import { withPartsOfNames } from './settle/parts-of-names.server.ts';
import { withOtherPhases, withRefusedPhases } from './settle/other-phases.server.ts';
import { mergedMeanings, settled } from './settle/settled.ts';
import { spelled } from './spelling.server.ts';
import { stayMeant } from './stays/stay-meant.ts';
import { type Token, tokensOf, written } from './tokens.ts';
import type { Meaning } from './vocabulary.ts';
import { OPPOSITE_PLACES } from './words/places.ts';

const LISTS: ReadonlySet<FilterName> = new Set(['kind', 'place', 'has', 'without', 'title']);

/**
 * Reads what a typed search asks for ("2 bed flat for Yaba wey get light, no pass 2.5m"), in English and Pidgin. Never throws;
 * reads the first 500 characters, and leaves the others as text.
 */
export function readQuery(text: string, now = new Date()): Reading {
  const [head, tail] = cut(text.slice(0, MAX_KEPT).normalize('NFKC').slice(0, MAX_KEPT));
  const { tokens, corrections, placeAt } = spelled(tokensOf(head));
  const landmarkAt = (at: number) => landmarkOfSort(tokens, at, placeAt);
  const said = partsOf(tokens, placeAt, landmarkAt, otherSide, nearKm, isWay);
  const named = withPartsOfNames(tokens, withOtherPhases(tokens, withRefusedPhases(tokens, said)));
  const meant = placesMeant(tokens, leftBehind(tokens, named));
  const onRoad = withRoads(tokens, meant);
  const parts = withRadius(settled(tokens, onRoad ?? meant));
  const understood = mergedMeanings(parts).map(
    ({ meaning: { filter, value, most }, parts: from }): UnderstoodFilter => {
      const words = from.map((part) => wordsOf(tokens, part)).join(' ');
      return { filter, value, ...(most !== undefined && { most }), words };
    },
  );
  const those = (as: Part['as']) => parts.filter((part) => part.as === as);
  return {
    filters: filtersOf(understood),
    stay: stayMeant(parts, now),
    understood,
    rest: [...joined(tokens, those('rest')), tail].filter(Boolean).join(' '),
    unmet: those('unmet').map((part) => wordsOf(tokens, part)),
    ignored: those('ignored').map((part) => wordsOf(tokens, part)),
    corrections: corrections
      .filter(({ from }) => parts.some((part) => part.as !== 'rest' && part.from <= from && from < part.to))
      .map(({ from, to, used }) => ({ typed: written(tokens.slice(from, to)), used })),
    isOnRoad: onRoad !== null,
    roadTowns: townsOf(onRoad ?? []),
  };
}

function filtersOf(understood: readonly UnderstoodFilter[]): Filters {
  const filters: Record<string, unknown> = {};
  const add = (name: string, value: unknown) => {
    filters[name] = [...((filters[name] as unknown[] | undefined) ?? []), value];
  };
  for (const { filter, value, most } of understood.filter(({ value }) => value !== false)) {
    if (LISTS.has(filter)) add(filter, value);
    else filters[filter] = value;
    if (most !== undefined) filters.maxBedrooms = most;
  }
  // In an address `furnished=false` asks for nothing; who types "unfurnished" means it.
  for (const { filter, value } of understood) if (value === false) add('without', filter);
  const read: Filters = filters;
  return read.without ? withoutWanted(read) : read;
}

/** "I hate Lekki traffic, 2 bed Lekki Phase 1": what is asked for elsewhere in the text is not refused. */
function withoutWanted({ without, ...filters }: Filters): Filters {
  const isWanted = (id: string) =>
    filters.kind?.includes(id) || filters.place?.some((place) => `${place}/`.startsWith(`${id}/`));
  const refused = (without ?? []).filter((id) => !isWanted(id));
  return refused.length > 0 ? { ...filters, without: refused } : filters;
}

/** Parts without a distance where there is nothing to be so far from: a state, or places too far from each other; that is told. */
function withRadius(parts: Part[]): Part[] {
  const all = parts.flatMap(({ meanings = [] }) => meanings);
  const place = all.filter(({ filter }) => filter === 'place').map(({ value }) => String(value));
  const within = all.findLast(({ filter }) => filter === 'within')?.value;
  const isDistance = ({ filter }: Meaning) => filter === 'within' || filter === 'between';
  const between = all.some(({ filter }) => filter === 'between');
  if (within === undefined || radiusOf({ place: [...new Set(place)], within: Number(within), between })) return parts;
  return parts.map((part) => (part.meanings?.some(isDistance) ? plain(part.from, part.to, 'unmet') : part));
}

/** The text that is read, and what is beyond it; no word is cut. */
function cut(text: string): [head: string, tail: string] {
  if (text.length <= MAX_READ) return [text, ''];
  const end = text.slice(0, MAX_READ).search(/\s\S*$/);
  const at = end > 0 ? end : MAX_READ;
  return [text.slice(0, at), text.slice(at).trim()];
}

function otherSide(places: Part['places'] = []) {
  const [place] = places;
  return placeById(OPPOSITE_PLACES[place?.id ?? ''] ?? '') ?? null;
}

const wordsOf = (tokens: readonly Token[], { from, to }: Part) => written(tokens.slice(from, to));

/** Words that stay text; those that were typed together stay together. */
function joined(tokens: readonly Token[], parts: readonly Part[]): string[] {
  const runs: Part[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.to === part.from) runs[runs.length - 1] = { ...last, to: part.to };
    else runs.push(part);
  }
  return runs.map((run) => wordsOf(tokens, run));
}
