import { nameOf, placeById } from '#features/places/service.server.ts';
import type { Chip, Reading, Slot, Slots } from './reading.ts';
import { partsOf } from './grammar.ts';
import type { Part } from './parts.ts';
import { placesMeant } from './places-meant.server.ts';
import { MAX_KEPT, MAX_READ } from './rules.ts';
import { heldWishes, settled } from './settle.ts';
import { spelled } from './spelling.server.ts';
import { labelOf } from './texts.ts';
import { type Token, tokensOf, written } from './tokens.ts';
import { OPPOSITE_PLACES } from './words/places.ts';

const LISTS: ReadonlySet<Slot> = new Set(['kind', 'place', 'has', 'without', 'title']);

/**
 * What a typed search asks for ("2 bed flat for Yaba wey get light, no pass 2.5m"), in English and Pidgin. Never throws;
 * reads the first 200 characters, and leaves the others as text.
 */
export function readQuery(text: string): Reading {
  const [head, tail] = cut(text.slice(0, MAX_KEPT).normalize('NFKC').slice(0, MAX_KEPT));
  const { tokens, placeAt } = spelled(tokensOf(head));
  const parts = settled(tokens, placesMeant(tokens, partsOf(tokens, placeAt, otherSide)));
  const wishes = heldWishes(parts);
  const chips = wishes.map(({ wish, parts }): Chip => {
    const { slot, value, most } = wish;
    const words = parts.map((part) => wordsOf(tokens, part)).join(' ');
    return { slot, value, ...(most !== undefined && { most }), label: labelOf(wish, nameOf), words };
  });
  const those = (as: Part['as']) => parts.filter((part) => part.as === as);
  return {
    slots: slotsOf(chips),
    chips,
    rest: [...joined(tokens, those('rest')), tail].filter(Boolean).join(' '),
    unmet: those('unmet').map((part) => wordsOf(tokens, part)),
    ignored: those('ignored').map((part) => wordsOf(tokens, part)),
  };
}

/** A reading without one of its chips: what to search for then. */
export function without({ chips, rest }: Reading, chip: Chip): { slots: Slots; rest: string } {
  return { slots: slotsOf(chips.filter((one) => one !== chip)), rest };
}

function slotsOf(chips: readonly Chip[]): Slots {
  const slots: Record<string, unknown> = {};
  for (const { slot, value, most } of chips) {
    slots[slot] = LISTS.has(slot) ? [...((slots[slot] as unknown[] | undefined) ?? []), value] : value;
    if (most !== undefined) slots.maxBedrooms = most;
  }
  return slots;
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
