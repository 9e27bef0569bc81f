import { bigint, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What homes cost and how many there are, by kind of market and place; counted anew every hour and by nothing else. */
export const areaFigures = pgTable(
  'area_figures',
  {
    type: text({ enum: ['rent', 'shortlet', 'sale'] }).notNull(),
    /** Id of the gazetteer; empty for the whole country. */
    place: text().notNull(),
    /** Null for all homes together, those without bedrooms too. */
    bedrooms: integer(),
    homes: integer().notNull(),
    /** The quartiles of the prices in naira; null for all homes together. */
    low: bigint({ mode: 'number' }),
    median: bigint({ mode: 'number' }),
    high: bigint({ mode: 'number' }),
    /** When the newest of these homes changed. */
    changedAt: moment('changed_at').notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (t) => [unique('area_figures_key').on(t.type, t.place, t.bedrooms).nullsNotDistinct()],
);
