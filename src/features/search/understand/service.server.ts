import type { Ctx } from '#core/ctx.ts';
import { type Filters, paramsOf } from '../filters.ts';
import { answerFor } from '../find.server.ts';
import { readingOf } from './reading.server.ts';
import { chipsOf } from '../results/chips.server.ts';
import type { Understood } from './contract.ts';

const wordsIn = (text: string | null | undefined) => (text ?? '').split(/\s+/).filter(Boolean);

/** What typed words are taken to mean, as the page of results takes them (SEARCH-30). At most three statements. */
export async function understand(ctx: Ctx, typed: string): Promise<Understood> {
  const read = await readingOf(ctx, { searchTerm: typed });
  // Whether words beside understood ones are the name of a home is known only by looking.
  const isOpen = read.isUnderstood && Boolean(read.filters.searchTerm);
  const found = isOpen ? await answerFor(ctx, read, { skip: 0, take: 1, countTo: 1 }) : read;
  const { filters, inferred, guessedFrom } = found;
  return {
    success: true,
    filters: Object.fromEntries(paramsOf(filters)),
    inferred: [...inferred],
    chips: chipsOf(filters, guessedFrom).map(({ label, without }) => ({ label, ...removedBy(filters, without) })),
    required: wordsIn(filters.searchTerm),
    optional: wordsIn(found.optional),
    unused: read.unmet,
    ...(read.stay && filters.type === 'shortlet' && { stay: read.stay }),
    corrections: [...read.respelt, ...found.corrections],
  };
}

/** The filter that a chip takes away. */
function removedBy(filters: Filters, without: Filters): { name: string; value: string } {
  const left = new Map(paramsOf(without));
  const [name = '', value = ''] = paramsOf(filters).find(([one, is]) => left.get(one) !== is) ?? [];
  const kept = new Set((left.get(name) ?? '').split(','));
  return {
    name,
    value: left.has(name)
      ? value
          .split(',')
          .filter((one) => !kept.has(one))
          .join(',')
      : value,
  };
}
