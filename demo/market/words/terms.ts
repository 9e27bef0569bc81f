import type { FeeLine } from '../../../src/db/schema/listings.ts';
import { capital, money } from './facts.ts';
import type { Facts, Line } from './facts.ts';

/** A fee as people say it, "10%" or "₦450,000"; null where its seller does not state it. */
export function told(f: Pick<Facts, 'fees'>, kind: FeeLine['kind']): string | null {
  const fee = f.fees.find((one) => one.kind === kind);
  if (!fee) return null;
  return fee.percent === undefined ? money(fee.amount ?? 0) : `${fee.percent}%`;
}

/** What a tenant pays on the first day, from the fees that are stated: all of these or none. */
function firstPayment(f: Facts): { agency: string; legal: string; caution: string } | null {
  const [agency, legal, caution] = [told(f, 'agency'), told(f, 'legal'), told(f, 'caution')];
  return agency && legal && caution && f.rentYears !== 2 ? { agency, legal, caution } : null;
}

/** One of these, so that no description names two sums. */
export const rentFees: readonly Line[] = [
  (f) => {
    const pay = firstPayment(f);
    if (!pay) return null;
    return f.voice === 'owner'
      ? `{No agency fee|There is no agency to pay}. Agreement is ${pay.legal} and caution ${pay.caution}, which I {refund within two weeks of your leaving|give back against the inventory}.`
      : `{Rent is|The rent is|Asking} ${money(f.price)} a year. Agency ${pay.agency}, agreement ${pay.legal}, caution ${pay.caution}{, refundable against an inventory|, returned when you hand over the keys|}.`;
  },
  (f) => {
    const pay = firstPayment(f);
    if (!pay) return null;
    return f.voice === 'owner'
      ? `You pay the rent of ${money(f.price)}, {caution|a caution} of ${pay.caution} and {${pay.legal} for the lawyer|${pay.legal} for the agreement}. {That is all|Nothing more}.`
      : `{First payment|To move in}: rent ${money(f.price)}, caution ${pay.caution}, agency ${pay.agency} and agreement ${pay.legal}. {Ask for the full sheet before you come|We send the whole sum in writing before you come|No other line will be added later}.`;
  },
];

/** How and when a tenant pays. */
export const rentTerms: readonly Line[] = [
  (f) => {
    if (f.rentYears === 2) return null;
    const charge = told(f, 'service');
    const estate =
      f.estate && charge
        ? ` {Service charge of ${charge} a year covers guards, waste and street lights|The estate takes ${charge} a year for guards and waste}.`
        : '';
    return `One year {upfront is enough|at a time}; {we do not ask for two|nobody will ask you for two}.${estate}`;
  },
  (f) =>
    `{Half-yearly payment|Two instalments} can be discussed with ${f.voice === 'owner' ? 'me' : 'the landlord'} {if you have a salary letter|for a tenant with a steady job|from the second year}.`,
  (f) =>
    f.price > 6e6
      ? '{Corporate tenants|Companies} are welcome, and the landlord gives a proper {tax invoice|receipt}.'
      : null,
  (f) =>
    f.price < 2.5e6
      ? 'Inspection is free. {Please do not pay anybody to open this door for you|Nobody may ask you for money at this gate}.'
      : null,
  (f) =>
    `Rent has {not moved for two years|gone up once in four years} and the next review is {written into the agreement|after two years}${f.voice === 'owner' ? ', so you can plan' : ''}.`,
  () =>
    '{A family or two working people|A small family|One or two working adults} would suit {the place|the compound} best{; pets can be discussed|}.',
];

/** What paper a home comes with. */
export const saleTitle: readonly Line[] = [
  (f) => `{Title:|The paper is simple:|Documents:} ${f.paper.words}.`,
  (f) =>
    `${capital(f.paper.words)}, with {the survey and building approval to show|survey and approved drawings}. {Your lawyer may search before you make an offer|Search first, offer afterwards|We expect you to search it, and we will wait}.`,
  (f) =>
    `{It comes with|You get} ${f.paper.words}, {receipts of ground rent|tenement receipts} and the {approved plan|survey}.`,
];

/** What else a buyer should know about price and payment. */
export const saleTerms: readonly Line[] = [
  (f) =>
    `{The asking price is|Asking} ${money(f.price)}{ and slightly negotiable for a buyer who is ready|, a little less for cash|, and the owner will listen to a serious offer}.`,
  (f) =>
    f.voice === 'developer'
      ? `Pay ${f.random.pick([20, 30])}% and spread the balance over ${f.random.pick([6, 9, 12])} months, or take a discount for outright payment.`
      : null,
  (f) =>
    f.voice === 'agent' && told(f, 'agency') && told(f, 'legal')
      ? 'Agency is 5% from the buyer, legal 5%. {Nothing else is hidden in the price|Nothing else comes later}.'
      : null,
  (f) =>
    f.voice === 'owner'
      ? 'I sign the deed myself at the registry; {no power of attorney and no family meeting afterwards|my wife signs with me}.'
      : null,
  (f) =>
    f.flat
      ? null
      : `{Land is|The plot is} about ${Math.round(f.plot)} square metres, {fenced all round|fully fenced|on a corner}.`,
  (f) => {
    const charge = told(f, 'service');
    return f.estate && charge ? `Service charge in the estate is ${charge} a year.` : null;
  },
  (f) =>
    !f.fresh && !f.furnished
      ? 'It is let until {the end of the year|March}, so a buyer can {earn from the first day or wait for vacant possession|keep the tenant or move in then}.'
      : null,
];

/** Rules and comforts of a stay. */
export const stayTerms: readonly Line[] = [
  (f) => {
    const caution = told(f, 'caution');
    return caution
      ? `A refundable deposit of ${caution} is held and returned {the day after you leave|on the morning you leave}.`
      : null;
  },
  () =>
    'Check-in from {2|1|3} pm, check-out by {noon|11}; tell us if {your flight is late and we will wait|you need longer, it is often possible}.',
  () =>
    'Internet is fibre, {40 to 60|about 50|30 to 40} Mbps, with a {backup on mobile|second router on mobile}; {the television has the usual subscriptions|films and football on the television}.',
  (f) =>
    `{No parties and no shoots without asking|Small gatherings are fine, parties are not}. Up to ${Math.min(10, f.beds * 2)} people may sleep here.`,
  () => '{Cleaning every second day is part of the price|We clean every other day}, and fresh towels whenever you ask.',
  () =>
    '{Our cook|A cook} can come in for breakfast or a proper pot of {soup|egusi|jollof}; you pay for the market and a small fee.',
  () => '{Airport pick-up|A car with a driver} can be arranged with {a man|somebody} we have {used|known} for years.',
  (f) =>
    `{Weekly stays get|For a week we take} ${f.random.pick([10, 12, 15])}% off; {a month is better still, so write to us|ask about a month}.`,
  () => 'Please bring a valid ID; {the gate keeps a record of every visitor|it is shown once, at the gate}.',
  () =>
    '{Bedding is hotel cotton and is changed for every guest|Iron, hair dryer, baby cot and a desk are there; only ask}.',
];

/** Last sentences. */
export const closings: readonly Line[] = [
  () =>
    '{Call between 9 am and 6 pm to see it; Sundays after two|Viewing any day by appointment, evenings too|Phone first, please; we may be on another site}.',
  (f) =>
    f.deal !== 'shortlet'
      ? 'Bring {the person who will live there with you|whoever decides with you|your measuring tape and your questions}, so that one visit is enough.'
      : null,
  () =>
    'WhatsApp is best: {we send a video of today before you spend on transport|you get more pictures and the exact location there|send your questions and you get answers, not adjectives}.',
  (f) =>
    f.deal === 'sale'
      ? '{Serious enquiries only, please; we will show papers to your lawyer, not photograph them|Copies of the papers go to your lawyer, on paper, the day you ask}.'
      : null,
  (f) =>
    f.deal === 'rent' ? '{Viewing is free and needs no form|Inspection is free, any day but Sunday morning}.' : null,
  (f) =>
    f.voice === 'owner'
      ? 'Message me first; {I am not always in town but my brother holds the keys|I live two streets away and can open in ten minutes}.'
      : null,
  () =>
    '{If it is marked available here, it is available|As long as this page is up, the place is free|The page goes down the day it goes}.',
  (f) =>
    f.deal === 'shortlet'
      ? 'Write the dates and the number of guests, and you will have an answer {within the hour|today}.'
      : null,
  () => '',
];
