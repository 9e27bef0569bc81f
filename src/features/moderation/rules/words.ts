import type { Reason, Subject } from './contract.ts';
import { accountNumber } from './reading/account-number.ts';
import { riskiest } from './reading/classifier.ts';
import { keysByPost, paidUnseen, paidUntraceably } from './reading/phrases.ts';
import { read, type Read } from './reading/read.ts';
import { moneyNearLook } from './reading/together.ts';

/** Characters of the words that are quoted. */
const PASSAGE_MAX = 160;
/** Scores of the classifier from which words are evidence, and from which somebody should look at a new account's. */
export const EVIDENCE_SCORE = 1.5;
const LOOK_SCORE = 0.9;

/** What the words of a home say about it (TRUST-1): each is evidence, for a person to judge. */
export function reasonsInText(subject: Subject): Reason[] {
  const text = textOf(subject);
  const words = read(text);
  const quote = (span: { start: number; end: number } | undefined) =>
    span && text.slice(words.starts[span.start], words.ends[span.end - 1]).slice(0, PASSAGE_MAX);
  const account = accountNumber(text);
  const seen: readonly [passage: string | undefined, Omit<Reason, 'isEvidence' | 'passage'>][] = [
    [quote(paidUnseen(words) ?? likelyPaidUnseen(words, EVIDENCE_SCORE)), PAID_UNSEEN],
    [quote(keysByPost(words)), KEYS_BY_POST],
    [quote(paidUntraceably(words)), UNTRACEABLE],
    [account && text.slice(account.start, account.end), ACCOUNT_NUMBER],
  ];
  return seen.flatMap(([passage, reason]) => (passage ? [{ ...reason, isEvidence: true, passage }] : []));
}

/** Whether a small sum, or something to hand over, is named beside a viewing, so that somebody should read what for (TRUST-2). */
export function isMoneyNearViewing(subject: Subject): boolean {
  const words = read(textOf(subject));
  return moneyNearLook(words) || likelyPaidUnseen(words, LOOK_SCORE) !== undefined;
}

function likelyPaidUnseen(words: Read, least: number) {
  const found = riskiest(words);
  return found && found.score > least ? found : undefined;
}

function textOf(subject: Subject): string {
  const { name, description, moreInfo, address, city, state, country, sizeText, website, socialMedia, fees } = subject;
  const labels = fees.map(({ label = '' }) => label);
  return [name, description, moreInfo, address, city, state, country, sizeText, website, socialMedia, ...labels]
    .filter(Boolean)
    .join('\n\n');
}

const PAID_UNSEEN = {
  rule: 'paid-unseen',
  weight: 65,
  sentence: 'The text reads as if people should pay before they have seen the home.',
  mend: 'Take out what is to be paid before or for a viewing. Agency, legal and other fees have fields of their own.',
};
const KEYS_BY_POST = {
  rule: 'keys-by-post',
  weight: 60,
  sentence: 'The text reads as if keys come by post or courier.',
  mend: 'Say who opens the home for a viewing and hands over the keys.',
};
const UNTRACEABLE = {
  rule: 'untraceable-payment',
  weight: 60,
  sentence: 'The text reads as if money should be sent in a way that cannot be traced, such as by gift card.',
  mend: 'Take it out: rent and price are paid against a receipt, once somebody has seen the home.',
};
const ACCOUNT_NUMBER = {
  rule: 'account-number',
  weight: 60,
  sentence: 'There seems to be a bank account number in the text.',
  mend: 'Take it out: give it to the person who rents or buys, once they have seen the home.',
};
