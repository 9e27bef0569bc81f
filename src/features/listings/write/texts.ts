import { naira } from '#core/money.ts';
import { FEE_LABEL_MAX, MAX_FEE, MAX_OTHER_FEES, MAX_PERCENT, MAX_RENT_YEARS } from '../costs/rules.ts';
import { MAX_SQM, MAX_TOILETS, SIZE_TEXT_MAX } from '../rules.ts';

/** What people read about the facts and fees of a home that they may leave out. */
export const factsTexts = {
  kindUnknown: 'Please choose the kind of property from the list.',
  titlePaperUnknown: 'Please choose the title paper from the list.',
  featureUnknown: 'One of the features is not in our list.',
  featuresExclude: (labels: readonly string[]) => `Only one of these can be true: ${labels.join(', ')}.`,
  toiletsWrong: `Toilets must be a whole number up to ${MAX_TOILETS}.`,
  sizeTextLong: `The size can have ${SIZE_TEXT_MAX} characters at most.`,
  sizeWrong: `The size must be 1 to ${MAX_SQM.toLocaleString('en-US')} square metres.`,
  rentYearsWrong: `Rent is paid for 1 to ${MAX_RENT_YEARS} years in advance.`,
  feesWrong: 'Please give the fees as a list of kinds and amounts.',
  feeWrong: (fee: string) =>
    `${fee}: please give a whole number of naira up to ${naira(MAX_FEE)}, or a percentage up to ${MAX_PERCENT}.`,
  feeTwice: (fee: string) => `${fee}: please give it once.`,
  feeBoth: (fee: string) => `${fee}: please give naira or a percentage, not both.`,
  feeLabelLong: `What a fee is for can have ${FEE_LABEL_MAX} characters at most.`,
  feesTooMany: `There can be ${MAX_OTHER_FEES} other fees at most.`,
  feeYearly: (fee: string) => `${fee}: a stay by the night has no yearly fees.`,
} as const;
