import { roundPrice } from '../prices.ts';
import { capital, money } from './facts.ts';
import type { Facts, Line } from './facts.ts';

const thousand = (amount: number) => money(Math.round(amount / 5000) * 5000);

/** What a tenant pays on the first day. One of these, so that no description names two sums. */
export const rentFees: readonly Line[] = [
  (f) =>
    f.voice === 'owner'
      ? `{No agency fee|There is no agency to pay}. Agreement is ${thousand(Math.min(150_000, f.price * 0.05))} and caution ${thousand(f.price * 0.08)}, which I {refund within two weeks of your leaving|give back against the inventory}.`
      : `{Rent is|The rent is|Asking} ${money(f.price)} a year. Agency ${f.random.pick(['10%', '10%', '5%'])}, agreement ${f.random.pick(['10%', '5%'])}, caution ${thousand(f.price * 0.08)}{, refundable against an inventory|, returned when you hand over the keys|}.`,
  (f) =>
    f.voice === 'owner'
      ? `You pay the rent of ${money(f.price)}, {caution|a caution} of ${thousand(f.price * 0.1)} and {the lawyer’s ₦50,000|₦50,000 for the agreement}. {That is all|Nothing more}.`
      : `{First payment|To move in}: rent ${money(f.price)}, caution ${thousand(f.price * 0.1)}, agency and agreement 10% each. {Ask for the full sheet before you come|We send the whole sum in writing before you come|No other line will be added later}.`,
];

/** How and when a tenant pays. */
export const rentTerms: readonly Line[] = [
  (f) => {
    const charge = thousand(Math.max(60_000, f.price * 0.12));
    const estate = f.estate
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

function title(f: Facts): string {
  if (f.area.region === 'abuja')
    return f.random.pick([
      'right of occupancy, with the C of O in process',
      'FCT Certificate of Occupancy',
      'letter of allocation and right of occupancy',
      'sectional title from the estate',
    ]);
  if (f.flat)
    return f.random.pick([
      'deed of sublease under the block’s C of O',
      'registered deed of sublease',
      'deed of assignment with Governor’s Consent',
    ]);
  return f.random.pick([
    'Governor’s Consent',
    'Certificate of Occupancy',
    'registered deed of assignment with survey',
    'Certificate of Occupancy in the owner’s name',
    'excision with gazette, the survey charted free',
  ]);
}

/** What paper a home comes with. */
export const saleTitle: readonly Line[] = [
  (f) => `{Title:|The paper is simple:|Documents:} ${title(f)}.`,
  (f) =>
    `${capital(title(f))}, with {the survey and building approval to show|survey and approved drawings}. {Your lawyer may search before you make an offer|Search first, offer afterwards|We expect you to search it, and we will wait}.`,
  (f) =>
    `{It comes with|You get} ${title(f)}, {receipts of ground rent|tenement receipts} and the {approved plan|survey}.`,
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
    f.voice === 'agent'
      ? 'Agency is 5% from the buyer, legal 5%. {Nothing else is hidden in the price|Nothing else comes later}.'
      : null,
  (f) =>
    f.voice === 'owner'
      ? 'I sign the deed myself at the registry; {no power of attorney and no family meeting afterwards|my wife signs with me}.'
      : null,
  (f) =>
    f.flat
      ? null
      : `{Land is|The plot is} about ${f.random.pick([250, 300, 350, 450, 500, 648, 900])} square metres, {fenced all round|fully fenced|on a corner}.`,
  (f) =>
    f.estate
      ? `Service charge in the estate is ${thousand(Math.min(3e6, Math.max(100_000, f.price * 0.002)))} a year.`
      : null,
  (f) =>
    !f.fresh && !f.furnished
      ? 'It is let until {the end of the year|March}, so a buyer can {earn from the first day or wait for vacant possession|keep the tenant or move in then}.'
      : null,
];

/** Rules and comforts of a stay. */
export const stayTerms: readonly Line[] = [
  (f) =>
    `A refundable deposit of ${money(roundPrice(Math.max(50_000, f.price * 0.4), 'shortlet'))} is held and returned {the day after you leave|on the morning you leave}.`,
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
