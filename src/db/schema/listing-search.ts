import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, tsvector } from './columns.ts';
import { listings } from './listings.ts';

/** What is asked for together; before the terms, because the index asks its columns in their order. */
const together = sql`search_combined_terms(facts, search_cells_of(latitude, longitude), search_families())`;

/**
 * What the search reads: a narrow row for each active listing, written by triggers on `listings` and by nothing else.
 * `terms` holds its folded words (`lekki`), the same with `^` where they stand in the name or the place (`^lekki`), and
 * facts (`=rent`, `=bed3`, `=in:lagos/lekki`, `=price2e6`, `=c2:85:161`), so that one index answers words, filters,
 * ranges and boxes on the map together. See docs/decisions/075-finding.md.
 */
export const listingSearch = pgTable(
  'listing_search',
  {
    listingId: uuid('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    updatedAt: moment('updated_at').notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    /** The first year's or the purchase's cost with all stated fees; the price where none is stated. */
    total: bigint({ mode: 'number' }).notNull().default(0),
    sizeSqm: doublePrecision('size_sqm'),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    terms: tsvector().notNull(),
    /** The facts among the terms that filters count. */
    facts: text().array().notNull().default([]),
    /** One row in 64, chosen by id: tells how common a search is before it is run. */
    sampled: boolean().notNull(),
  },
  (t) => [
    index('listing_search_newest').on(t.updatedAt.desc().nullsFirst(), t.listingId.desc().nullsFirst()),
    // The newest of a state: of those of the whole market most are elsewhere.
    index('listing_search_newest_regional').on(
      sql`search_regional_market(facts)`,
      t.updatedAt.desc().nullsFirst(),
      t.listingId.desc().nullsFirst(),
    ),
    // The newest of a kind: while somebody types, most texts say one before they name a place.
    index('listing_search_newest_of_kind').on(
      sql`search_market_of_kind(facts)`,
      t.updatedAt.desc().nullsFirst(),
      t.listingId.desc().nullsFirst(),
    ),
    // Boxes, not points: those the planner would also take for the circle of a landmark, and answer slowly.
    index('listing_search_points').using('gist', sql`box(point(longitude, latitude))`),
    // A short pending list: every search reads it from end to end.
    index('listing_search_terms').using('gin', together, t.terms).with({ gin_pending_list_limit: 64 }),
    // For a price that few homes of a place have: of the others each would be compared.
    index('listing_search_bands')
      .using('gin', sql`search_banded_terms(facts, search_cells_of(latitude, longitude), price, search_families())`)
      .with({ gin_pending_list_limit: 64 }),
    // None at all where few homes are: for a list of eight pages the planner would rather count in the index of all.
    index('listing_search_sample')
      .using('gin', together, t.terms)
      .with({ fastupdate: false })
      .where(sql`sampled`),
    // One row in 512, for what a good part of a large market matches.
    index('listing_search_small_sample')
      .using('gin', together, t.terms)
      .with({ fastupdate: false })
      .where(sql`hashtext(listing_id::text) & 511 = 0`),
    // One row in 8, for near homes of which the sample has some.
    index('listing_search_large_sample')
      .using('gin', together, t.terms)
      .with({ fastupdate: false })
      .where(sql`hashtext(listing_id::text) & 7 = 0`),
  ],
);
