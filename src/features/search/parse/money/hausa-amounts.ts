import type { Token } from '../tokens.ts';
import { HAUSA_NUMBERS, HAUSA_SCALES } from '../words/local.ts';
import type { Amount } from './amount.ts';

const MILLION = 1_000_000;
const HALF = 0.5;

/** An amount in Hausa, whose scale stands first: "miliyan biyu", "dubu dari shida", "miliyan daya da dubu dari biyar". */
export function hausaAmountAt(tokens: readonly Token[], at: number): (Amount & { factor: number }) | null {
  const factor = HAUSA_SCALES.get(tokens[at]?.word ?? '');
  const number = factor === undefined ? null : hausaNumberAt(tokens, at + 1);
  if (factor === undefined || !number) return null;
  const rest = factor === MILLION && isAnd(tokens, number.to) ? hausaAmountAt(tokens, number.to + 1) : null;
  if (isAnd(tokens, number.to) && tokens[number.to + 1]?.word === 'rabi')
    return { naira: (number.value + HALF) * factor, to: number.to + 2, factor };
  // "Zuwa" and "da" stand before the other end as well.
  const isJoined = isAnd(tokens, number.to) || tokens[number.to]?.word === 'zuwa';
  if (isJoined && !hausaAmountAt(tokens, number.to + 1)) return null;
  const isRest = rest !== null && rest.factor < factor;
  return { naira: number.value * factor + (isRest ? rest.naira : 0), to: isRest ? rest.to : number.to, factor };
}

interface HausaNumber {
  value: number;
  to: number;
}

const isAnd = (tokens: readonly Token[], at: number) => tokens[at]?.word === 'da' && !tokens[at]?.breaks;

/** Up to 999, hundreds first: "dari shida", "tamanin da biyar", "goma sha biyu"; or in digits. */
function hausaNumberAt(tokens: readonly Token[], at: number): HausaNumber | null {
  const token = tokens[at];
  if (!token || token.breaks) return null;
  if (token.number !== null) return { value: token.number, to: at + 1 };
  if (token.word !== 'dari') return belowHundredAt(tokens, at);
  const times = tokens[at + 1]?.number ?? HAUSA_NUMBERS.get(tokens[at + 1]?.word ?? '') ?? 0;
  const isTimes = times >= 1 && times < 10 && !tokens[at + 1]?.breaks;
  const hundreds = { value: (isTimes ? times : 1) * 100, to: isTimes ? at + 2 : at + 1 };
  const more = isAnd(tokens, hundreds.to) ? belowHundredAt(tokens, hundreds.to + 1) : null;
  return more ? { value: hundreds.value + more.value, to: more.to } : hundreds;
}

function belowHundredAt(tokens: readonly Token[], at: number): HausaNumber | null {
  const first = tokens[at]?.word === 'sha' ? 10 : HAUSA_NUMBERS.get(tokens[at]?.word ?? '');
  if (first === undefined || tokens[at]?.breaks) return null;
  const joint = tokens[at]?.word === 'sha' ? at : at + 1;
  const isJoined = first === 10 ? tokens[joint]?.word === 'sha' : first > 10 && isAnd(tokens, joint);
  const ones = isJoined ? (HAUSA_NUMBERS.get(tokens[joint + 1]?.word ?? '') ?? 0) : 0;
  return ones >= 1 && ones < 10 ? { value: first + ones, to: joint + 2 } : { value: first, to: at + 1 };
}
