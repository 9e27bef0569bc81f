import { setImmediate as others } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '#core/ctx.ts';
import { inBatches } from '#db/rewrites.server.ts';
import type { Db } from '#db/client.server.ts';
import { derivedOf } from './derived.server.ts';
import * as repo from './repo.server.ts';
import { DERIVED_VERSION } from './version.ts';

const BATCH = 200;

/** Whether what follows from every listing is what this version of the rules gives. */
export function areDerived({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return repo.isPassOver(db, DERIVED_VERSION);
}

/**
 * Derives by this version of the rules, once, what is stored with every listing and follows from what its owner says, and gives how many differ since
 * (LIFE-5, SEARCH-46). Each batch is a transaction that also notes how far it got: killed, it goes on there. While another process is at a batch, this one leaves the rest to it.
 */
export async function deriveAgain({ db }: Pick<Deps, 'db'>, { version = DERIVED_VERSION, batch = BATCH } = {}) {
  if (await repo.isPassOver(db, version)) return 0;
  await repo.beginPass(db, version);
  return inBatches(() => db.transaction((tx) => deriveBatch(tx, version, batch)));
}

async function deriveBatch(tx: Db, version: number, batch: number): Promise<number | null> {
  const pass = await repo.lockPass(tx, version);
  if (!pass) return null;
  const homes = await repo.homesAfter(tx, pass.after, batch);
  const outdated: string[] = [];
  for (const { derived, ...home } of homes) {
    // Long texts take milliseconds each, in which nobody is answered.
    await others();
    if (!isDeepStrictEqual(derived, derivedOf(home, derived))) outdated.push(home.id);
  }
  // Only these are locked; what their owners wrote meanwhile counts as it is now.
  for (const { derived, ...home } of await repo.lockHomes(tx, outdated))
    await repo.setDerived(tx, home.id, derivedOf(home, derived));
  await repo.notePass(tx, version, homes.at(-1)?.id);
  return outdated.length;
}
