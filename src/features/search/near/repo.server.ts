import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { boundsForIndex } from '../bounds.ts';
import type { IndexQuery } from '../repo.server.ts';

/** A home that is near to what was asked, with the facts that tell what differs. */
export interface NearHome {
  id: string;
  facts: string[];
  price: number;
  total: number;
  sizeSqm: number | null;
  latitude: number | null;
  longitude: number | null;
}

/** What search_near() is asked for. */
interface NearQuery {
  steps: readonly (IndexQuery & { last?: boolean })[];
  asked: Record<string, unknown>;
  excluded: readonly string[];
  skip: number;
  take: number;
}

/** The homes that come nearest, the nearest first. */
export async function near(db: Db, { steps, asked, excluded, skip, take }: NearQuery): Promise<NearHome[]> {
  const queries = steps.map(({ clauses: all, bounds: within, last }) => ({
    clauses: all.map(({ every }) => every),
    bounds: boundsForIndex(within),
    ...(last && { last }),
  }));
  const { rows } = await db.execute<Record<'id' | 'price' | 'total', string> & Omit<NearHome, 'price' | 'total'>>(sql`
    select listing_id as id, facts, price, total, size_sqm as "sizeSqm", latitude, longitude
    from search_near(${JSON.stringify(queries)}::jsonb, ${JSON.stringify(asked)}::jsonb, ${sql.param(excluded)}::uuid[],
      ${skip}::integer, ${take}::integer)
  `);
  return rows.map((row) => ({ ...row, price: Number(row.price), total: Number(row.total) }));
}
