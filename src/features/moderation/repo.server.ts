import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';

export type CaseRow = typeof moderationCases.$inferSelect;
type NewCase = typeof moderationCases.$inferInsert;

const { id, listingId, decidedAt } = moderationCases;

/** The open case of a home. */
export async function openOf(db: Db, listing: string): Promise<CaseRow | undefined> {
  const [row] = await db
    .select()
    .from(moderationCases)
    .where(and(eq(listingId, listing), isNull(decidedAt)));
  return row;
}

/** What was decided last about a home. */
export async function lastDecided(db: Db, listing: string): Promise<CaseRow | undefined> {
  const [row] = await db
    .select()
    .from(moderationCases)
    .where(and(eq(listingId, listing), sql`${decidedAt} is not null`))
    .orderBy(desc(decidedAt), desc(id))
    .limit(1);
  return row;
}

export async function insert(db: Db, row: NewCase): Promise<string> {
  const [made] = await db.insert(moderationCases).values(row).returning({ id });
  if (!made) throw new Error('The case was not stored.');
  return made.id;
}

/** Changes a case that is open; decided ones stay as they are. */
export async function change(db: Db, caseId: string, values: Partial<NewCase>): Promise<void> {
  await db
    .update(moderationCases)
    .set({ ...values, version: sql`${moderationCases.version} + 1` })
    .where(and(eq(id, caseId), isNull(decidedAt)));
}
