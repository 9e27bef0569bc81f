import type { Reason, Subject } from './contract.ts';
import { carriesOurName } from './posing.ts';
import { accountNumber } from './reading/account-number.ts';
import { bankSecret } from './reading/bank-secrets.ts';
import { riskiest } from './reading/classifier.ts';
import * as said from './reading/families.ts';
import { keysByPost, paidUnseen, paidUntraceably } from './reading/phrases.ts';
import { read, type Read } from './reading/read.ts';
import * as schemes from './reading/schemes.ts';
import { moneyNearLook } from './reading/together.ts';

/** Characters of the words that are quoted. */
const PASSAGE_MAX = 160;
/** Scores of the classifier from which words are evidence, and from which somebody should look at a new account's. */
export const EVIDENCE_SCORE = 0.75;
const LOOK_SCORE = 0.5;
/** From which it matters that the price is far too low as well. */
const DOUBTFUL_SCORE = 0.25;
/** Below this its words are those of honest homes: what a pattern found in them is looked at and holds nothing back. */
const HONEST_SCORE = -0.5;

/** What is read of a home, without what it costs and where it lies. */
export type Words = Omit<Subject, 'price' | 'place' | 'phone'>;

/** What the words of a home say about it (TRUST-1): evidence, for a person to judge, but for the bookings of a shortlet. */
export function reasonsInText(subject: Words): Reason[] {
  const text = textOf(subject);
  const words = readOnce(text);
  const quote = (span: { start: number; end: number } | undefined) =>
    span && text.slice(words.starts[span.start], words.ends[span.end - 1]).slice(0, PASSAGE_MAX);
  const [account, secret] = [accountNumber(text), bankSecret(text)];
  const cut = (span: { start: number; end: number } | undefined) =>
    span && text.slice(span.start, span.end).slice(0, PASSAGE_MAX);
  const likely = likelyPaidUnseen(words);
  // Such a sentence hides no other one.
  const evident = isBeforeBuilding(quote(likely))
    ? likelyPaidUnseen(words, (window) => !isBeforeBuilding(quote(window)))
    : likely;
  const keys = quote(keysByPost(words)) ?? cut(said.saidIn(text, schemes.KEYS_SENT));
  const untraceable = quote(paidUntraceably(words)) ?? cut(said.saidIn(text, schemes.UNTRACEABLE));
  const inPhrases = quote(paidUnseen(words));
  const readsHonest = likely !== undefined && likely.score < HONEST_SCORE;
  const unseen =
    inPhrases ??
    (evident && evident.score > EVIDENCE_SCORE && !keys && !untraceable ? quote(evident) : undefined) ??
    cut(
      [said.PAID_UNSEEN_AT_HOME, said.PAID_TO_GET_IN, said.PAID_WITHOUT_LOOK]
        .map((ways) => said.saidIn(text, ways))
        .find(Boolean),
    );
  const grows = said.saidIn(text, schemes.MONEY_GROWS);
  const isBooking = subject.type === 'shortlet' && unseen !== undefined && booksStay(text, unseen);
  const seen: readonly [passage: string | undefined, Omit<Reason, 'isEvidence' | 'passage'>][] = [
    [unseen, isBooking ? BOOKED_UNSEEN : inPhrases && readsHonest ? SAID_OF_UNSEEN : PAID_UNSEEN],
    [keys, KEYS_BY_POST],
    [cut(said.saidIn(text, schemes.UNSHOWN, { denials: false })), UNSHOWN],
    [untraceable, UNTRACEABLE],
    [cut(account), ACCOUNT_NUMBER],
    [cut(secret), BANK_SECRETS],
    [cut(grows), MONEY_GROWS],
    [grows ? undefined : cut(said.saidIn(text, schemes.SURE_PROFIT)), SURE_PROFIT],
    [cut(said.saidIn(text, schemes.IN_OUR_NAME)), IN_OUR_NAME],
    [contactInOurName(subject), CONTACT_IN_OUR_NAME],
    [cut(said.saidIn(text, schemes.FAVOURS, { denials: false })), FAVOURS],
    [cut(said.saidIn(text, said.SHUT_OUT, { denials: false })), SHUT_OUT],
  ];
  return seen.flatMap(([passage, reason]) =>
    passage ? [{ ...reason, isEvidence: !ONLY_LOOKED_AT.has(reason), passage }] : [],
  );
}

/** What among its contacts people would take for ours (TRUST-1). */
const contactInOurName = ({ email, website, socialMedia }: Words) => [email, website, socialMedia].find(carriesOurName);

/** Whether the sentences of a passage are about booking nights, which guests pay before they arrive, and not about a viewing (TRUST-57). */
function booksStay(text: string, passage: string): boolean {
  const at = text.indexOf(passage);
  const start = Math.max(...['.', '!', '?', '\n'].map((end) => text.lastIndexOf(end, at - 1))) + 1;
  const rest = text.slice(at + passage.length).search(/[.!?\n]/);
  const sentences = text.slice(start, rest === -1 ? undefined : at + passage.length + rest);
  return STAY.test(sentences) && !LOOK.test(sentences);
}

/** Whether a small sum, or something to hand over, is named beside a viewing, so that somebody should read what for (TRUST-2); of a new account sooner. */
export function isMoneyNearViewing(subject: Words, { isNew }: { isNew: boolean }): boolean {
  const words = readOnce(textOf(subject));
  return (isNew && moneyNearLook(words)) || (likelyPaidUnseen(words)?.score ?? 0) > LOOK_SCORE;
}

/** Whether the words come near to asking for money before a viewing: by themselves they say nothing, beside a bait's price they do (TRUST-1). */
export function isDoubtful(subject: Words): boolean {
  return (likelyPaidUnseen(readOnce(textOf(subject)))?.score ?? 0) > DOUBTFUL_SCORE;
}

/** Reading takes a millisecond or two, and a home's words are asked about twice in a row. */
let lastRead: { text: string; words: Read } | undefined;
function readOnce(text: string): Read {
  if (lastRead?.text !== text) lastRead = { text, words: read(text) };
  return lastRead.words;
}

const STAY = /\b(?:book(?:ed|ing|ings|s)?|reserv\w*|nights?|stays?|dates|arriv\w*|check[- ]?ins?)\b/i;
const LOOK = /\b(?:view\w*|insp\w*|see\w*|visit\w*|look|show\w*|tours?)\b/i;

/** "Do not pay any agent for inspection", "pay to hold it after inspection": ask for nothing first, whatever their words are like. */
const ASKS_NOTHING_FIRST = /N[.]?P[^|,N]*|P[^|,NSITBUVFa]{0,6}D[SI]O?(?=[|,]|$)/g;

/** What communities and families take from whoever builds on their own plot. */
const BEFORE_BUILDING =
  /\bbefore (?:you |they |the |any )*(?:start |begin )?(?:foundation|fenc|deck|roof|build|construct|dig|plaster)/i;

const isBeforeBuilding = (passage = '') => BEFORE_BUILDING.test(passage) && !LOOK.test(passage);

function likelyPaidUnseen(words: Read, counts?: (window: { start: number; end: number }) => boolean) {
  const meanings = words.meanings.replace(ASKS_NOTHING_FIRST, (part) => '.'.repeat(part.length));
  return riskiest({ ...words, meanings }, undefined, counts);
}

/** The highest agency or legal fee that its words name, in hundredths of the price (TRUST-2). */
export const shareNamed = (subject: Words): number => said.shareInWords(textOf(subject));

function textOf(subject: Words): string {
  const { name, description, moreInfo, address, city, state, country, sizeText, website, socialMedia, fees } = subject;
  const labels = fees.map(({ label = '' }) => label);
  const text = [name, description, moreInfo, address, city, state, country, sizeText, website, socialMedia, ...labels];
  return withoutMarkup(text.filter(Boolean).join('\n\n'));
}

/** Without tags, names of characters and the spaces within words whose letters stand apart: "p a y  1 0 k" is "pay  10k". */
function withoutMarkup(text: string): string {
  return text
    .replaceAll(/<\/?[a-z][^<>]{0,40}>/gi, '')
    .replaceAll(/&(?:amp;){0,3}(?:nbsp|zwnj|shy|#\d{1,5});/gi, ' ')
    .replaceAll(/(?<=^|\s{2})(?:\S ){1,20}\S(?=\s{2}|$)/g, (word) => word.replaceAll(' ', ''));
}

const PAID_UNSEEN = {
  rule: 'paid-unseen',
  weight: 65,
  sentence: 'The text reads as if people should pay before they have seen the home.',
  mend: 'Take out what is to be paid before or for a viewing. Agency, legal and other fees have fields of their own.',
};
const SAID_OF_UNSEEN = { ...PAID_UNSEEN, weight: 40 };
const BOOKED_UNSEEN = {
  rule: 'booked-unseen',
  weight: 40,
  sentence: 'Guests are asked to pay before they arrive.',
  mend: 'Say what is paid when, and what guests get back when their plans change. If it says so, you need to do nothing.',
};
const KEYS_BY_POST = {
  rule: 'keys-by-post',
  weight: 60,
  sentence: 'The text reads as if keys come by post or courier.',
  mend: 'Say who opens the home for a viewing and hands over the keys.',
};
const UNSHOWN = {
  rule: 'nobody-shows-it',
  weight: 60,
  sentence: 'The text reads as if nobody can see the home before paying.',
  mend: 'Say who opens the home for a viewing while you are away.',
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
const BANK_SECRETS = {
  rule: 'bank-secrets',
  weight: 60,
  sentence: 'The text reads as if seekers should hand over what opens their bank account.',
  mend: 'Take it out: an identity card at the viewing says who somebody is.',
};
const MONEY_GROWS = {
  rule: 'money-grows',
  weight: 60,
  sentence: 'The text promises that money comes back as more.',
  mend: 'Say what the home or land is and what it costs: nobody can promise what it will be worth.',
};
const SURE_PROFIT = {
  rule: 'sure-profit',
  weight: 40,
  sentence: 'The text promises a profit.',
  mend: 'Say what the home or land is and what it costs: nobody can promise what it will be worth.',
};
const IN_OUR_NAME = {
  rule: 'in-our-name',
  weight: 60,
  sentence: 'The text speaks as if for Gidana: that it checked the home, holds money, or calls or asks for a code.',
  mend: 'Take it out: we visit no home, check no title, hold no money and ask nobody for a code.',
};
const CONTACT_IN_OUR_NAME = {
  rule: 'contact-in-our-name',
  weight: 60,
  sentence: 'One of the contacts carries the name of Gidana, as if we offered the home.',
  mend: 'Give an email address, website or account of your own.',
};
const FAVOURS = {
  rule: 'favours-for-a-home',
  weight: 60,
  sentence: 'The text reads as if something else than money is wanted for the home.',
  mend: 'Take it out: a home is let for rent and nothing else.',
};
const SHUT_OUT = {
  rule: 'people-shut-out',
  weight: 40,
  sentence: 'The text reads as if people are shut out for where they come from or what they believe.',
  mend: 'Take it out: say what a tenant must bring, such as guarantors or proof of income.',
};
/** They cost nobody their savings before a person has looked: live, and looked at. */
const ONLY_LOOKED_AT: ReadonlySet<object> = new Set([SAID_OF_UNSEEN, BOOKED_UNSEEN, SURE_PROFIT, SHUT_OUT]);
