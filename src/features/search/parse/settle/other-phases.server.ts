import type { Place } from '#features/places/contract.ts';
import { placeById } from '#features/places/service.server.ts';
import { areCountedAt } from '../counted.ts';
import type { Part } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { SCALE_BOOK } from '../vocabulary.ts';

const PHASE = /phase-\d$/;

/** "Lekki phase 1 or 2", "Omole Phase 1 / Phase 2": another phase of the place before it, where there is one. */
export function withOtherPhases(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const read: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (!part) continue;
    read.push(part);
    const other = part.as === 'place' ? otherPhase(tokens, part) : null;
    const last = other ? parts.findIndex(({ to }) => to === other.to) : -1;
    if (!other || last <= at || !parts.slice(at + 1, last + 1).every(({ as }) => as === 'rest' || as === 'ignored'))
      continue;
    if (last > at + 1) read.push(...parts.slice(at + 1, at + 2).filter(({ as }) => as === 'ignored'));
    read.push({ ...part, from: read.at(-1)?.to ?? part.to, to: other.to, places: [other.place] });
    at = last;
  }
  return read;
}

function otherPhase(tokens: readonly Token[], { places = [], to }: Part): { place: Place; to: number } | null {
  const isWord = /^(?:or|and|n)$/.test(tokens[to]?.word ?? '');
  const isJoined = isWord || /[/&]/.test(tokens[to]?.gap ?? '');
  const start = isWord ? to + 1 : to;
  const at = tokens[start]?.word === 'phase' ? start + 1 : start;
  const { number = null, raw = '' } = tokens[at] ?? {};
  if (!isJoined || number === null || raw.length > 1) return null;
  if (at === start && (areCountedAt(tokens, at + 1) || phraseAt(SCALE_BOOK, tokens, at + 1))) return null;
  const phase = places.find(({ id }) => PHASE.test(id));
  const place = phase && placeById(phase.id.replace(PHASE, `phase-${number}`));
  return place && place.id !== phase.id ? { place, to: at + 1 } : null;
}
