import { z } from 'zod';
import { fees } from '../costs/contract.ts';
import { line, orNothing, wholeNumber } from './fields.ts';
import { EXCLUDING, FEATURES, featureOf } from '../property/features.ts';
import { feeRule, MAX_RENT_YEARS } from '../costs/rules.ts';
import { asksForRooms, kindOf } from '../property/kinds.ts';
import { titlePaperOf } from '../property/title-papers.ts';
import { MAX_SQM, MAX_TOILETS, MIN_ROOMS, SIZE_TEXT_MAX } from '../rules.ts';
import { sizeOf } from '../property/size.ts';
import { factsTexts as texts } from './texts.ts';

const oneOf = (isKnown: (id: string) => boolean, message: string) =>
  orNothing(z.string(message).max(100, message).refine(isKnown, message));

const features = z.preprocess(
  (value) => value ?? [],
  z
    .array(
      z.string(texts.featureUnknown).refine((id) => featureOf(id) !== undefined, texts.featureUnknown),
      texts.featureUnknown,
    )
    .max(2 * FEATURES.length, texts.featureUnknown)
    .superRefine((ids, problems) => {
      for (const row of EXCLUDING) {
        const both = row.filter((id) => ids.includes(id));
        const message = texts.featuresExclude(both.map((id) => featureOf(id)?.label ?? id));
        if (both.length > 1) problems.addIssue({ code: 'custom', message });
      }
    })
    // Each once, in the order of our list.
    .transform((ids) => FEATURES.map(({ id }) => id).filter((id) => ids.includes(id))),
);

/** What may be said of a home beyond the fields of the specification; null, an empty text or list says nothing. */
export const factFields = {
  propertyType: oneOf((id) => kindOf(id) !== undefined, texts.kindUnknown),
  toilets: orNothing(wholeNumber(0, MAX_TOILETS, texts.toiletsWrong)),
  /** Left out, it is read from `sizeText`. */
  sizeSqm: orNothing(z.coerce.number(texts.sizeWrong).min(1, texts.sizeWrong).max(MAX_SQM, texts.sizeWrong)),
  sizeText: line(SIZE_TEXT_MAX, texts.sizeTextLong),
  titlePaper: oneOf((id) => titlePaperOf(id) !== undefined, texts.titlePaperUnknown),
  features,
  fees,
  rentYears: orNothing(wholeNumber(1, MAX_RENT_YEARS, texts.rentYearsWrong)),
};

/** The same for a new listing. */
export const factFieldsOrNothing = {
  propertyType: factFields.propertyType.default(null),
  toilets: factFields.toilets.default(null),
  sizeSqm: factFields.sizeSqm.default(null),
  sizeText: factFields.sizeText.default(''),
  titlePaper: factFields.titlePaper.default(null),
  features: factFields.features.default([]),
  fees: factFields.fees.default([]),
  rentYears: factFields.rentYears.default(null),
};

const facts = z.object(factFieldsOrNothing);
type Facts = z.output<typeof facts> & { type: string };

/**
 * Land and business have no bedrooms, and land no toilets, furniture or parking: whatever is sent for them is the default
 * of LIST-29.
 */
export function withoutRooms(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const { propertyType } = raw as { propertyType?: unknown };
  if (typeof propertyType !== 'string' || asksForRooms(propertyType)) return raw;
  const rooms = { bedrooms: MIN_ROOMS, bathrooms: MIN_ROOMS };
  const isLand = kindOf(propertyType)?.group === 'land';
  return { ...raw, ...rooms, ...(isLand && { toilets: null, furnished: false, parking: false }) };
}

/** Reads the size from its words and keeps years of rent for rents only; a shortlet has no yearly fees. */
export function settleFacts<T extends Facts>(listing: T, problems: z.RefinementCtx): T {
  const sizeSqm = listing.sizeSqm ?? sizeOf(listing.sizeText);
  if (sizeSqm !== null && (sizeSqm < 1 || sizeSqm > MAX_SQM)) {
    problems.addIssue({ code: 'custom', message: texts.sizeWrong, path: ['sizeText'] });
  }
  const yearly = listing.type === 'shortlet' ? listing.fees.find(({ every }) => every === 'year') : undefined;
  if (yearly) {
    const message = texts.feeYearly(yearly.label ?? feeRule(yearly.kind).label);
    problems.addIssue({ code: 'custom', message, path: ['fees'] });
  }
  return { ...listing, sizeSqm, rentYears: listing.type === 'rent' ? listing.rentYears : null };
}
