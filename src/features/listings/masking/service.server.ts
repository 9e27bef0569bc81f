import type { Deps } from '#core/ctx.ts';
import { inBatches } from '#db/rewrites.server.ts';
import { readTexts } from '../write/derived.server.ts';
import * as repo from './repo.server.ts';

const BATCH = 200;

/** Looks through the listings that nobody has looked through: those of the release before, and those restored from it (LIFE-5). */
export async function maskListings({ db }: Pick<Deps, 'db'>): Promise<void> {
  await inBatches(() =>
    db.transaction(async (tx) => {
      const rows = await repo.lockUnmasked(tx, BATCH);
      for (const { id, ...said } of rows) await repo.setRead(tx, id, readTexts(said, said.within));
      return rows.length > 0 ? rows.length : null;
    }),
  );
}
