import { eq } from 'drizzle-orm';
import type { Viewer } from '#core/viewer.ts';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema/users.ts';

/** The person with this id, as every request knows them. */
export async function viewerById(db: Db, id: string): Promise<Viewer | null> {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      avatar: users.avatar,
      isAdmin: users.isAdmin,
      emailVerified: users.emailVerified,
    })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}
