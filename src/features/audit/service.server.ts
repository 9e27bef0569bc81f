import type { Ctx } from '#core/ctx.ts';
import { requireAdmin, requireViewer } from '#core/viewer.ts';
import type { AuditAction, RecordAsked } from './contract.ts';
import * as repo from './repo.server.ts';

interface Deed {
  subjectId: string;
  /** The name of the listing or post; never of a person, who is looked up when the record is read. */
  subjectName?: string;
  /** Whose it is. */
  ownerId?: string | null;
  detail?: string;
}

/** Writes down what the signed-in person does, in the transaction of the deed: neither is there without the other. */
export async function record(tx: Ctx, action: AuditAction, deed: Deed): Promise<void> {
  const actorId = requireViewer(tx).id;
  await repo.insert(tx.db, { action, actorId, at: tx.now(), ...deed });
}

/** The record or what is asked for of it, newest first, with the names of listings, posts and people; names are null for people who left. For admins. */
export async function listRecord(
  ctx: Ctx,
  { limit, startIndex = 0 }: { limit: number; startIndex?: number },
  asked: RecordAsked = {},
) {
  requireAdmin(ctx);
  const rows = await repo.newest(ctx.db, { limit, startIndex }, asked);
  return rows.map(({ ownerName, action, at, ...row }) => ({
    ...row,
    action: action as AuditAction,
    at: at.toISOString(),
    subjectName: row.subjectName || (row.subjectId === row.ownerId && ownerName) || '',
  }));
}

/** Takes the words about this person's things out of the record, when the person leaves; the deeds stay. */
export async function forgetOwner(tx: Ctx, userId: string): Promise<void> {
  await repo.forgetOwner(tx.db, userId);
}
