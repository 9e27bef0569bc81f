import { and, asc, count, desc, eq, gt, lt, min, or, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { containing } from '#db/containing.server.ts';
import { contactMessages as messages } from '#db/schema/contact.ts';
import type { MessagesAsked } from './asked.ts';

type NewMessage = Omit<typeof messages.$inferInsert, 'id'>;

/** Stores the message; false when this very form has already been stored. */
export async function insert(db: Db, message: NewMessage): Promise<boolean> {
  const rows = await db
    .insert(messages)
    .values(message)
    .onConflictDoNothing({ target: messages.formKey })
    .returning({ id: messages.id });
  return rows.length > 0;
}

/** How many messages came from the network after that moment, and when the first of them did. */
export async function fromNetwork(db: Db, network: string, after: Date) {
  const [row] = await db
    .select({ total: count(), first: min(messages.createdAt) })
    .from(messages)
    .where(and(eq(messages.network, network), gt(messages.createdAt, after)));
  return row ?? { total: 0, first: null };
}

/** How many messages name this address after that moment. */
export async function fromEmail(db: Db, email: string, after: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.email, email), gt(messages.createdAt, after)));
  return row?.total ?? 0;
}

export async function removeBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, moment));
}

/** Addresses are compared in lower case. */
export async function removeOf(db: Db, email: string): Promise<void> {
  await db.delete(messages).where(sql`lower(${messages.email}) = ${email.toLowerCase()}`);
}

/** Those that are asked for, the newest first where no other order is. */
export function found(db: Db, { limit, startIndex }: Page, asked: MessagesAsked) {
  const { id, name, email, phone, message, createdAt } = messages;
  const by = asked.order === 'oldest' ? asc : desc;
  return db
    .select({ id, name, email, phone, message, createdAt })
    .from(messages)
    .where(matching(asked))
    .orderBy(by(createdAt), by(id))
    .limit(limit)
    .offset(startIndex);
}

export function countFound(db: Db, asked: MessagesAsked): Promise<number> {
  return db.$count(messages, matching(asked));
}

function matching({ find = '' }: MessagesAsked) {
  if (!find) return undefined;
  const { name, email, phone, message } = messages;
  return or(...[name, email, phone, message].map((column) => containing(column, find)));
}

/** Deletes one; false where it is gone. */
export async function remove(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(messages).where(eq(messages.id, id)).returning({ id: messages.id });
  return rows.length > 0;
}
