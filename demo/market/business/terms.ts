import { capital, money } from '../words/facts.ts';
import { told } from '../words/terms.ts';
import type { PremisesLine } from './facts.ts';

/** What is asked, and by the metre as business people compare. */
export const price: PremisesLine = ({ price: asked, sqm, deal, rentYears, kind }) => {
  if (deal === 'sale')
    return `{The asking price is|Asking} ${money(asked)}{, and the owner listens to a serious offer|}.`;
  const metre = kind === 'co-working' ? '' : `, ${money(Math.round(asked / sqm / 100) * 100)} a square metre`;
  const ahead = rentYears === 2 ? '; {two years are paid at once|two years in advance}' : '{, one year at a time|}';
  return `Rent is ${money(asked)} a year${metre}${ahead}.`;
};

/** Fees and papers. */
export const beside: readonly PremisesLine[] = [
  (f) => {
    const charge = told(f, 'service');
    return charge && charge !== '₦0' && f.deal === 'rent'
      ? `Service charge is ${charge} a year, {reviewed every January|with accounts to show}.`
      : null;
  },
  (f) => {
    const [agency, legal, caution] = [told(f, 'agency'), told(f, 'legal'), told(f, 'caution')];
    return f.seller.voice === 'agent' && agency && legal
      ? `Agency ${agency}, legal ${legal}${caution && f.deal === 'rent' ? ` and caution ${caution}, which comes back` : ''}.`
      : null;
  },
  (f) =>
    f.deal === 'sale'
      ? `${capital(f.paper.words)}, with {approved drawings and tax papers|building approval and ground rent receipts}.`
      : null,
  ({ deal }) =>
    deal === 'rent'
      ? '{Companies get a proper invoice|Agreement in the company’s name}; {a rent-free month for fitting out can be discussed|alterations need a drawing and a yes}.'
      : null,
];

/** Last sentences. */
export const closings: readonly PremisesLine[] = [
  () => '{Inspection by appointment on weekdays|Viewing any weekday between ten and four}, free of charge.',
  ({ deal }) =>
    deal === 'sale'
      ? '{Please do not ask the staff; they do not know yet|A short letter of interest first, then the books}.'
      : null,
  ({ seller }) =>
    seller.voice === 'owner' ? 'Call me; I hold the keys and {answer after work too|open the same day}.' : null,
  () => '{The floor plan comes by WhatsApp|We send the plan and a video of today by WhatsApp}.',
];
