import { type Part, filterPart, plain } from '../parts.ts';
import { listOf, phraseAt } from '../phrases.ts';
import { LED_AMOUNT } from '../rules.ts';
import type { Token } from '../tokens.ts';
import { amountAt } from './amount.ts';

const IF_ABOVE = listOf(
  '[even |]if [e|it|am|price|the price|rent|the rent] [|don |should |is ][pass|cross|exceed|go above|go past|above|more than|over]',
);
const NO_MORE = listOf(
  '[i |we |][no|dont|wont|cant|cannot] [want|wan|fit|take|buy|pay|need|afford|do|bother|call], forget[| am| it], leave [am|it]',
);
/** Tokens behind the amount in which somebody says so. */
const SOON = 3;

/** "If e pass 800k I no want" is a bound; what somebody would pay as well ("even if e pass 2m I go pay") is none. */
export function ifAboveAt(tokens: readonly Token[], from: number): Part[] | null {
  const condition = phraseAt(IF_ABOVE, tokens, from);
  const amount = condition && amountAt(tokens, condition.to, LED_AMOUNT);
  if (!amount) return null;
  const isBound = tokens.slice(amount.to, amount.to + SOON).some((_, at) => phraseAt(NO_MORE, tokens, amount.to + at));
  return [
    isBound
      ? filterPart(from, amount.to, { filter: 'maxPrice', value: amount.naira })
      : plain(from, amount.to, 'unmet'),
  ];
}
