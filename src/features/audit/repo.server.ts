import { aliasedTable, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { users } from '#db/schema/users.ts';

type NewEntry = Omit<typeof auditLog.$inferInsert, 'id'>;

export async function insert(db: Db, entry: NewEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** Newest first, with the names that the people have today. */
export function newest(db: Db, limit: number, startIndex: number) {
  const owner = aliasedTable(users, 'owner');
  return db
    .select({ ...getTableColumns(auditLog), actorName: users.name, ownerName: owner.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(owner, eq(owner.id, auditLog.ownerId))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(startIndex);
}

/** Empties the words about what belonged to this person. */
export async function forgetOwner(db: Db, ownerId: string): Promise<void> {
  await db.update(auditLog).set({ subjectName: '', detail: '' }).where(eq(auditLog.ownerId, ownerId));
}
