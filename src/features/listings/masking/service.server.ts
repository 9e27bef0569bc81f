import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#core/ctx.ts';
import { maskedOf } from './masked.ts';
import * as repo from './repo.server.ts';

const BATCH = 200;
/** Others come in between. */
const PAUSE_MS = 20;

/** Looks through the listings that nobody has looked through: those of the release before, and those restored from it (LIFE-5). */
export async function maskListings({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (;;) {
    const found = await db.transaction(async (tx) => {
      const rows = await repo.lockUnmasked(tx, BATCH);
      for (const { id, ...said } of rows) await repo.setMasked(tx, id, maskedOf(said));
      return rows.length;
    });
    if (found < BATCH) return;
    await wait(PAUSE_MS);
  }
}
