import { type Part, plain } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { FILTER_PHRASES } from '../vocabulary.ts';

/** Letters by which an answer is one of the choices: "Renting" of "rent or buy". */
const SAME = 3;

/** The choices that a line of a form names before its answer, which are not chosen: "Monthly or yearly? yearly", "Rent/Buy: rent". */
export function choicesAt(tokens: readonly Token[], at: number): Part[] | null {
  const first = behindTo(tokens, at);
  const isOr = tokens[first + 1]?.word === 'or' && !tokens[first + 1]?.breaks;
  const second = behindTo(tokens, isOr ? first + 2 : first + 1);
  const isJoined = isOr ? tokens[second]?.breaks === false : tokens[second]?.gap.trim() === '/';
  const answer = tokens[behindTo(tokens, second + 1)];
  if (!isJoined || !answer) return null;
  const gap = tokens[second + 1]?.gap ?? '';
  // A dash parts other things as well: "Yaba or Surulere - Surulere 2m".
  const isMarket = phraseAt(FILTER_PHRASES, tokens, at)?.value.filter === 'type';
  if (!/[?:]/.test(gap) && !(isMarket && /=|\s[-–—]\s/.test(gap))) return null;
  const choices = [first, second].map((choice) => tokens[choice]?.word.slice(0, SAME));
  const areWords = [first, second].every((choice) => tokens[choice]?.number === null);
  return areWords && choices.includes(answer.word.slice(0, SAME)) ? [plain(at, second + 1, 'ignored')] : null;
}

/** "To rent", "for sale". */
const behindTo = (tokens: readonly Token[], at: number) => (/^(?:to|for)$/.test(tokens[at]?.word ?? '') ? at + 1 : at);
