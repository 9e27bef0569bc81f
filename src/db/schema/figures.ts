import { bigint, boolean, doublePrecision, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
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
    /** Homes that were let or sold within a year, and the middle of their last prices; null for too few. */
    takenHomes: integer('taken_homes'),
    takenMedian: bigint('taken_median', { mode: 'number' }),
    /** When the newest of these homes changed. */
    changedAt: moment('changed_at').notNull(),
    countedAt: moment('counted_at').notNull(),
  },
  (t) => [unique('area_figures_key').on(t.type, t.place, t.bedrooms).nullsNotDistinct()],
);

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
