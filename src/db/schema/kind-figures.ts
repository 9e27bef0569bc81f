import { bigint, boolean, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * The middle price of homes of one kind, place and number of bedrooms, where there are enough of them; counted anew with `area_figures`
 * and by nothing else. Land and business premises are compared by the square metre.
 */
export const kindFigures = pgTable(
  'kind_figures',
  {
    type: text({ enum: ['rent', 'shortlet', 'sale'] }).notNull(),
    place: text().notNull(),
    /** Duplexes and bungalows of every build are one kind each. */
    kind: text().notNull(),
    /** 0 for land and business premises. */
    bedrooms: integer().notNull(),
    homes: integer().notNull(),
    median: bigint({ mode: 'number' }).notNull(),
    /** The robust deviation of the prices' logarithms. */
    spread: doublePrecision().notNull(),
    /** Whether the median is among the highest tenth of all places with such homes. */
    isDear: boolean('is_dear').notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.type, t.place, t.kind, t.bedrooms] })],
);
