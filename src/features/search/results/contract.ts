import { z } from 'zod';
import { cardAnswer } from '#features/listings/contract.ts';

/** A link to another search: what it says, and its query without the question mark. */
export interface SearchLink {
  label: string;
  query: string;
  /** Homes it finds, where that was counted. */
  homes?: number;
}

/** A home that comes near to what was asked. */
export const nearCard = cardAnswer
  .extend({ differs: z.array(z.string()).describe('What it has other than was asked: "₦700K over", "3 bedrooms".') })
  .meta({ id: 'NearListing' });
export type NearCard = z.infer<typeof nearCard>;

/** Some of the near homes that follow each other, under a heading of their own. */
export interface NearGroup {
  title: string;
  size: number;
}

/** One value of a filter and how many homes it would leave. */
const option = z.object({ value: z.string(), label: z.string(), homes: z.number() }).meta({ id: 'FilterOption' });
export type Option = z.infer<typeof option>;

const options = z.array(option);
/** The values of the filters with their counts. */
export const filterOptionsAnswer = z
  .object({
    type: options,
    kind: options,
    bedrooms: options,
    ticks: options,
    has: options,
    title: options,
    homes: z.number().describe('How many homes match all of it.'),
    exact: z.boolean().describe('Whether the homes were counted; otherwise the numbers are estimates.'),
  })
  .meta({ id: 'FilterOptions' });
export type FilterOptions = z.infer<typeof filterOptionsAnswer>;
