import type { Place } from '#features/places/contract.ts';
import { placeById } from '#features/places/service.server.ts';
import { areCountedAt } from '../counted.ts';
import type { Part } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { SCALE_BOOK } from '../vocabulary.ts';

const NUMBERED = /(phase|zone|area)-\d+$/;

/** "Lekki phase 1 or 2", "Omole Phase 1 / Phase 2", "Wuse zone 1, 2 or 3": other phases of the place before them, where there are such. */
export function withOtherPhases(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const read: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    let part = parts[at];
    if (!part) continue;
    read.push(part);
    for (let other = otherPhase(tokens, part); other; other = otherPhase(tokens, part)) {
      const { place, to } = other;
      const last = parts.findIndex((one) => one.to === to);
      if (last <= at || !parts.slice(at + 1, last + 1).every(({ as }) => as === 'rest' || as === 'ignored')) break;
      if (last > at + 1) read.push(...parts.slice(at + 1, at + 2).filter(({ as }) => as === 'ignored'));
      part = { ...part, from: read.at(-1)?.to ?? part.to, to, places: [place] };
      read.push(part);
      at = last;
    }
  }
  return read;
}

/** "Lekki not phase 1", "Magodo except phase 2": the phase of the place before it is what is refused. */
export function withRefusedPhases(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  return parts.flatMap((part, at): Part[] => {
    if (isRefusedNumber(tokens, parts[at - 1], part)) return [];
    const next = parts[at + 1];
    if (!next || !isRefusedNumber(tokens, part, next)) return [part];
    const around = parts.slice(0, at).findLast(({ as, refused }) => as === 'place' && !refused);
    const sort = (tokens[part.to - 1]?.word ?? '').replace(/^ph$/, 'phase');
    const [{ id } = { id: '' }] = around?.places ?? [];
    const whole = NUMBERED.test(id) ? id : `${id}/${id.split('/').at(-1)}-${sort}-0`;
    const place = placeById(whole.replace(NUMBERED, `${sort}-${tokens[next.from]?.number}`));
    const refused: Part = { ...part, to: next.to, as: 'unmet' };
    return [place ? { ...refused, as: 'place', places: [place], refused: true } : refused];
  });
}

/** Whether a part is the number behind "not phase". */
function isRefusedNumber(tokens: readonly Token[], before: Part | undefined, part: Part): boolean {
  const isRefused = before !== undefined && (before.as === 'unmet' || before.refused);
  const isNumber = part.as === 'rest' && part.to === part.from + 1 && tokens[part.from]?.number != null;
  return Boolean(isRefused) && isNumber && /^(?:phase|ph|zone|area)$/.test(tokens[part.from - 1]?.word ?? '');
}

function otherPhase(tokens: readonly Token[], { as, places = [], to }: Part): { place: Place; to: number } | null {
  const isWord = /^(?:or|and|n)$/.test(tokens[to]?.word ?? '');
  const isLast = /^(?:or|and|n)$/.test(tokens[to + 1]?.word ?? '') && tokens[to + 2]?.number != null;
  const isListed = tokens[to]?.gap.trim() === ',' && isLast;
  if (as !== 'place' || !(isWord || isListed || /[/&]/.test(tokens[to]?.gap ?? ''))) return null;
  const phase = places.find(({ id }) => NUMBERED.test(id));
  const [, sort = ''] = NUMBERED.exec(phase?.id ?? '') ?? [];
  const start = isWord ? to + 1 : to;
  const at = tokens[start]?.word === sort ? start + 1 : start;
  const { number = null, raw = '' } = tokens[at] ?? {};
  if (!phase || number === null || raw.length > 2) return null;
  if (at === start && (areCountedAt(tokens, at + 1) || phraseAt(SCALE_BOOK, tokens, at + 1))) return null;
  // "Lekki phase 1, 2 or 3 bedroom".
  if (isListed && areCountedAt(tokens, at + 3)) return null;
  const place = placeById(phase.id.replace(NUMBERED, `${sort}-${number}`));
  return place && place.id !== phase.id ? { place, to: at + 1 } : null;
}
