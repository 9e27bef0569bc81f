import { setImmediate as others } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '#core/ctx.ts';
import { inBatches } from '#db/rewrites.server.ts';
import type { Db } from '#db/client.server.ts';
import { readTexts } from '../write/derived.server.ts';
import * as repo from './repo.server.ts';
import { MASKING_VERSION } from './version.ts';

const BATCH = 200;

/** Whether every listing was read by this version of the rules. */
export function areTextsRead({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return repo.isPassOver(db, MASKING_VERSION);
}

/**
 * Masks the texts of every listing by this version of the rules, with the places that they name, once, and gives how many read otherwise since
 * (LIFE-5). Each batch is a transaction that also notes how far it got: killed, it goes on there. While another process is at a batch, this one leaves the rest to it.
 */
export async function maskAgain({ db }: Pick<Deps, 'db'>, { version = MASKING_VERSION, batch = BATCH } = {}) {
  if (await repo.isPassOver(db, version)) return 0;
  await repo.beginPass(db, version);
  return inBatches(() => db.transaction((tx) => maskBatch(tx, version, batch)));
}

async function maskBatch(tx: Db, version: number, batch: number): Promise<number | null> {
  const pass = await repo.lockPass(tx, version);
  if (!pass) return null;
  const homes = await repo.textsAfter(tx, pass.after, batch);
  const outdated: string[] = [];
  for (const home of homes) {
    // Long texts take milliseconds each, in which nobody is answered.
    await others();
    if (!isRead(home)) outdated.push(home.id);
  }
  // Only these are locked; what their owners wrote meanwhile is masked as it is now.
  for (const { id, ...said } of await repo.lockTexts(tx, outdated))
    await repo.setRead(tx, id, readTexts(said, said.within));
  await repo.notePass(tx, version, homes.at(-1)?.id);
  return outdated.length;
}

const isRead = ({ masked, named, ...said }: Awaited<ReturnType<typeof repo.textsAfter>>[number]): boolean =>
  isDeepStrictEqual({ masked, named }, readTexts(said, said.within));
