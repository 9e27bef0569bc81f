import type { PlotLine } from './facts.ts';

const CHECKED =
  '{Your lawyer may search it before you make an offer|Search first, offer afterwards|Copies go to your lawyer, not by WhatsApp}';

/** What each paper is, in the words of somebody who shows it before he is asked. */
const WORDS: Readonly<Record<string, PlotLine>> = {
  'c-of-o': ({ area }) =>
    area.region === 'abuja'
      ? `{Title is an FCT C of O|FCT Certificate of Occupancy}, ground rent {paid to date|paid up to last year and in the price}. ${CHECKED}.`
      : `{Title:|Documents:} Certificate of Occupancy, {survey plan and beacon sheet|with the survey and the tax clearance}. ${CHECKED}.`,
  'governors-consent': () =>
    `The deed carries Governor’s Consent, {so nothing is left to perfect|and the survey is charted free}. ${CHECKED}.`,
  'deed-of-assignment': () =>
    'There is a {deed of assignment and a registered survey|deed of assignment, survey and receipts}; consent has not been applied for, {and the price says so|so budget for it|which a buyer should count in}.',
  'deed-of-sublease': () =>
    'Each buyer gets a deed of sublease under the title of the estate, {with a survey of his own plot|plan attached}.',
  'registered-conveyance': ({ random }) =>
    `An old registered conveyance of ${random.pick([1968, 1971, 1974, 1976])}, with the survey done again in ${random.int(2017, 2023)}. ${CHECKED}.`,
  gazette: () =>
    'The excision of the village is gazetted, {and we give your lawyer page and volume|page and volume on request}; deed and survey in your name {come after payment|take about three months}.',
  excision: () =>
    'Excision has been granted, not merely applied for; {the gazette is the next step and still to come|the gazette is not out yet}. {Have the survey charted and see for yourself|Take the coordinates to the survey office before anything}.',
  'registered-survey': ({ seller }) =>
    `What exists today is a registered survey and ${seller.voice === 'owner' ? 'my receipt' : 'a receipt'}. It shows where the land lies, not who owns it, so {have it charted|take the coordinates to the survey office} and let a lawyer draw the deed with the family.`,
  'allocation-letter': () =>
    'Paper is the letter of allocation with the R of O; {the C of O has been applied for and is not yet out|C of O is in process, and we do not promise a date}.',
  'family-receipt': () =>
    'This is family land: a receipt signed by the head and two principal members, nothing registered yet. {That is why it costs what it costs|The price knows it}, and {a deed can be drawn with all of them present|we want your lawyer at the table}.',
};

/** What paper the land comes with. */
export const paper: PlotLine = (f) => WORDS[f.paper]?.(f) ?? null;
