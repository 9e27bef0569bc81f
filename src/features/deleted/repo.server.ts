import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { deletedRows } from '#db/schema/deleted-rows.ts';
import { users } from '#db/schema/users.ts';

type Row = typeof deletedRows.$inferSelect;
export type Kind = Row['kind'];

/** Where each kind lies, what names it, where its pictures stand, and what hangs on it; of that, what still has the row that it belongs to besides. */
const TABLES = {
  listing: {
    table: sql.identifier('listings'),
    name: sql.identifier('name'),
    // Not of the words: who writes somebody else's address down has no say over that picture.
    pictures: sql`gone.images`,
    attached: {
      contact_views: sql`exists (select from users where id = kept.viewer_id)`,
      favourites: sql`exists (select from users where id = kept.user_id)`,
      price_changes: sql`true`,
      listing_history: sql`true`,
      alerted_homes: sql`exists (select from saved_searches where id = kept.saved_search_id)`,
    },
  },
  post: { table: sql.identifier('posts'), name: sql.identifier('title'), pictures: sql`to_jsonb(gone)`, attached: {} },
} as const;

export const ATTACHED_TO_LISTINGS = Object.keys(TABLES.listing.attached);

const PICTURE = String.raw`/media/\d{13}-\w[\w.-]{0,100}`;

/** Keeps the account of the owner until the transaction ends; where there is none, the row is gone as well or belongs to nobody. */
export async function holdOwner(db: Db, kind: Kind | 'deleted', id: string): Promise<void> {
  if (!isUuid(id)) return;
  const owner =
    kind === 'deleted'
      ? sql`select owner_id from ${deletedRows} where id = ${id}`
      : sql`select user_id from ${TABLES[kind].table} where id = ${id}`;
  await db.execute(sql`select 1 from ${users} where id = (${owner}) for key share`);
}

/** Takes the row out of its table, with what hangs on it, and keeps it here (KEEP-1). */
export async function putAway(db: Db, kind: Kind, id: string, by: string, at: Date): Promise<void> {
  const { table, name, pictures, attached } = TABLES[kind];
  const parts = Object.keys(attached).map(
    (one) =>
      sql`${one}::text, (select coalesce(jsonb_agg(kept), '[]') from ${sql.identifier(one)} as kept where listing_id = gone.id)`,
  );
  await db.execute(sql`
    insert into ${deletedRows} (id, kind, owner_id, name, deleted_by, deleted_at, "row", attached, pictures)
    select id, ${kind}, user_id, ${name}, ${by}::uuid, ${at.toISOString()}::timestamptz, to_jsonb(gone), jsonb_build_object(${sql.join(parts, sql`, `)}),
      array(select distinct found[1] from regexp_matches((${pictures})::text, ${`(${PICTURE})`}, 'g') as found)
    from ${table} as gone where id = ${id}
  `);
  await db.execute(sql`delete from ${table} where id = ${id}`);
}

/** The deleted row with this id that was deleted since that moment, locked until the transaction ends. */
export async function lock(db: Db, kind: Kind, id: string, since: Date): Promise<Row | undefined> {
  if (!isUuid(id)) return undefined;
  const found = db
    .select()
    .from(deletedRows)
    .where(and(eq(deletedRows.id, id), eq(deletedRows.kind, kind), gte(deletedRows.deletedAt, since)));
  return (await found.for('update'))[0];
}

/** Puts the row back where it was, with what hung on it; false where another one has its address by now. */
export async function putBack(db: Db, { id, kind, row, attached }: Row): Promise<boolean> {
  const { table, attached: still } = TABLES[kind];
  if ((await insert(db, table, [row], sql`true`)) === 0) return false;
  for (const [one, condition] of Object.entries(still)) {
    await insert(db, sql.identifier(one), attached[one] ?? [], condition);
  }
  await db.delete(deletedRows).where(eq(deletedRows.id, id));
  return true;
}

type Name = ReturnType<typeof sql.identifier>;

/** Inserts what is new of these rows; a column that came since takes its default, and one that went is left out. */
async function insert(db: Db, table: Name, rows: object[], condition: ReturnType<typeof sql>): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const { rows: found } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table.value} and is_generated = 'NEVER'
  `);
  const columns = found.filter(({ name }) => name in first).map(({ name }) => sql.identifier(name));
  const list = sql.join(columns, sql`, `);
  const { rowCount } = await db.execute(sql`
    insert into ${table} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) as kept where ${condition}
    on conflict do nothing
  `);
  return rowCount ?? 0;
}

/** What was deleted since that moment, the last first: everything, or what one person deleted of their own. */
export function newest(db: Db, page: Page, since: Date, ownerId?: string) {
  const { id, kind, name, deletedAt } = deletedRows;
  return db
    .select({ id, kind, name, deletedAt, by: users.name })
    .from(deletedRows)
    .leftJoin(users, eq(users.id, deletedRows.deletedBy))
    .where(
      and(
        gte(deletedAt, since),
        ownerId
          ? and(eq(deletedRows.ownerId, ownerId), eq(deletedRows.deletedBy, ownerId), eq(kind, 'listing'))
          : undefined,
      ),
    )
    .orderBy(desc(deletedAt), desc(id))
    .limit(page.limit)
    .offset(page.startIndex);
}

/** Erases what one person owned, or what was deleted before a moment; gives the addresses of the pictures. */
export async function erase(db: Db, which: { ownerId: string } | { before: Date }): Promise<string[]> {
  const where = 'before' in which ? lt(deletedRows.deletedAt, which.before) : eq(deletedRows.ownerId, which.ownerId);
  const rows = await db.delete(deletedRows).where(where).returning({ pictures: deletedRows.pictures });
  return rows.flatMap(({ pictures }) => pictures);
}
