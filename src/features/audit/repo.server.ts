import { aliasedTable, and, desc, eq, getTableColumns, or } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { named } from '#db/containing.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { users } from '#db/schema/users.ts';
import type { RecordAsked } from './contract.ts';

type NewEntry = Omit<typeof auditLog.$inferInsert, 'id'>;

export async function insert(db: Db, entry: NewEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** What is asked for, newest first, with the names that the people have today. */
export function newest(db: Db, { limit, startIndex }: Page, { find, action }: RecordAsked) {
  const owner = aliasedTable(users, 'owner');
  return db
    .select({ ...getTableColumns(auditLog), actorName: users.name, ownerName: owner.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(owner, eq(owner.id, auditLog.ownerId))
    .where(
      and(
        action && eq(auditLog.action, action),
        find
          ? or(
              named(users.name, find),
              named(owner.name, find),
              named(auditLog.subjectName, find),
              eq(auditLog.subjectId, find),
            )
          : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(startIndex);
}

/** Empties the words about what belonged to this person. */
export async function forgetOwner(db: Db, ownerId: string): Promise<void> {
  await db.update(auditLog).set({ subjectName: '', detail: '' }).where(eq(auditLog.ownerId, ownerId));
}
