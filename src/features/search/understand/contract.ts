import { z } from 'zod';
import { given } from '#core/web/parameters.ts';
import { correction } from '../contract.ts';
import { words } from '../filters.ts';

export const understandQuery = z.object({ q: given(words) });

/** What a typed search was taken to mean. */
export const understandAnswer = z
  .object({
    success: z.literal(true),
    filters: z.record(z.string(), z.string()).describe('By the names of the address of the page of results.'),
    inferred: z
      .array(z.string())
      .describe(
        'Filters that nobody named: the market that a budget, a title paper, an unfinished building or an order by price belongs to, and the order of what should be cheap.',
      ),
    chips: z.array(z.object({ label: z.string(), name: z.string(), value: z.string() })),
    required: z.array(z.string()).describe('Words that a home must have.'),
    optional: z.array(z.string()).describe('Words of which homes that have them come first.'),
    unused: z.array(z.string()).describe('Words that no filter can do anything with.'),
    stay: z
      .object({ nights: z.number().optional(), checkIn: z.string().optional(), checkOut: z.string().optional() })
      .optional()
      .describe(
        'Of a shortlet, when somebody wants to stay; homes do not say when they are free. The next such day where no year is named.',
      ),
    corrections: z.array(correction).describe('Misspelt words, and what they were taken for.'),
  })
  .meta({ id: 'Understood' });
export type Understood = z.infer<typeof understandAnswer>;
