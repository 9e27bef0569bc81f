import { money } from '../words/facts.ts';
import { told } from '../words/terms.ts';
import type { PlotFacts, PlotLine } from './facts.ts';

const levy = (f: PlotFacts, label: string) => f.fees.find((fee) => fee.label === label)?.amount;

/** What it costs, by the plot and by the metre. */
export const price: PlotLine = (f) => {
  const perSqm = f.price / f.size.sqm;
  const sqm = perSqm < 5_000 ? '' : `, which is ${money(Math.round(perSqm / 100) * 100)} a square metre`;
  if (f.has.has('lease'))
    return `Rent is ${money(f.price)} a year${sqm}; {two years are paid at once|the owner takes two years in advance}.`;
  const give = f.negotiable ? '{, and slightly negotiable|; a buyer who is ready can talk}' : '{, and firm|}';
  return `{Asking|The price is} ${money(f.price)}${sqm}${give}.`;
};

/** What is paid beside the price. */
export const beside: readonly PlotLine[] = [
  (f) => {
    const [development, survey] = [levy(f, 'Development levy'), levy(f, 'Survey and beacons')];
    if (!development) return null;
    return `Development levy is ${money(development)}{ for roads, drains and the gate|, paid once}${survey ? `, survey and beacons ${money(survey)}` : ''}; {it is written into the offer letter|nothing else comes after}.`;
  },
  (f) => {
    const community = levy(f, 'Community levy');
    return community
      ? `The community takes ${money(community)} before ${f.kind === 'farmland' ? 'the first planting' : 'foundation'}, {against a receipt|with receipt, and we go with you}.`
      : null;
  },
  (f) => {
    const [agency, legal] = [told(f, 'agency'), told(f, 'legal')];
    return f.seller.voice === 'agent' && agency && legal
      ? `Agency ${agency} and legal ${legal}{, both on the price|; nothing else is hidden in it|}.`
      : null;
  },
];

/** How it may be paid. */
export const payment: readonly PlotLine[] = [
  (f) =>
    f.months
      ? `{Pay|A buyer may pay} 30% and spread the rest over ${f.months} months{ without interest|}, or {take 5% off for outright payment|pay outright and take your deed at once}.`
      : null,
  (f) =>
    f.has.has('lease')
      ? '{Good for a car stand, block industry or a nursery of plants|Containers and light structures only; the owner does not want foundations}.'
      : null,
  (f) =>
    f.months || f.has.has('lease')
      ? null
      : '{Payment is by bank transfer against the deed, never cash|Part payment only after your lawyer has searched}.',
];

/** Last sentences. */
export const closings: readonly PlotLine[] = [
  () => '{Bring your surveyor; we wait while he reads the beacons|Come with your own surveyor, any weekday}.',
  () => 'Inspection is free; {wear shoes that may get red|Saturday mornings are best|call the day before}.',
  ({ has }) =>
    has.has('wet')
      ? 'Come and see it while it rains; {that is when land tells the truth|you will know what to fill}.'
      : null,
  ({ kind }) =>
    kind === 'farmland'
      ? 'The caretaker farms part of it until it is sold and {leaves after harvest|asks for one season’s notice}.'
      : null,
  ({ has, seller }) =>
    !has.has('lease') && seller.voice !== 'developer'
      ? '{As long as this page is up, it is not sold|The page goes down the day it is sold}.'
      : null,
  ({ estate }) =>
    estate
      ? '{A bus leaves the gate for inspection every Saturday at ten|Sales office at the gate, open until five}.'
      : null,
];
