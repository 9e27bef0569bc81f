import { type Part, plain } from '../parts.ts';
import type { Token } from '../tokens.ts';

/** A line of a form about the market says only what is answered: "Rent or buy: Rent", "Are you buying or renting? Renting". */
export function settledAnswers(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const isMarket = (at: number) => parts[at]?.meanings?.every(({ filter }) => filter === 'type') ?? false;
  const asked = new Set<Part>();
  for (const [at, part] of parts.entries()) {
    const isOr = tokens[part.to]?.word === 'or' && parts[at + 1]?.to === part.to + 1;
    const other = isOr ? at + 2 : at + 1;
    const isChoice = isOr || tokens[part.to]?.gap.trim() === '/';
    const answer = parts[other + 1];
    const isAnswered = answer !== undefined && /[:=?]|\s[-–—]\s/.test(tokens[answer.from]?.gap ?? '');
    if (!isMarket(at) || !isChoice || !isMarket(other) || !isAnswered || !isMarket(other + 1)) continue;
    for (const question of parts.slice(at, other + 1)) asked.add(question);
  }
  return parts.map((part) => (asked.has(part) ? plain(part.from, part.to, 'ignored') : part));
}
