import type { Deps } from '#core/ctx.ts';
import type { DemoMarket } from '#db/demo.server.ts';
import { hasRewrites } from '#db/rewrites.server.ts';
import { ensureAdmin } from '#features/accounts/service-operators.server.ts';
import { areDerived } from '#features/listings/derived/again.server.ts';
import { deriveListings } from '#features/listings/jobs.server.ts';
import { rewriteHomes } from '#features/search/jobs.server.ts';
import { prepareDemo } from './demo.server.ts';

export interface SignIn {
  role: string;
  email: string;
  password: string;
}

/** The module of a demo market. */
export interface Demo {
  demoMarket(now: Date): DemoMarket;
}

export interface PrepareOptions {
  admin: { email?: string | undefined; password?: string | undefined };
  /** Loads the demo market that a new market is filled with; null where it begins empty. */
  loadDemo: (() => Promise<Demo>) | null;
  dataDir: string;
  /** Tells the operator what takes a moment. */
  say: (text: string) => void;
}

/** What a market needs before its first visitor: an admin and, in a demo, homes. Gives what the operator must be shown. */
export async function prepareMarket(deps: Deps, options: PrepareOptions): Promise<SignIn[]> {
  if (await hasRewrites(deps.db)) await deps.jobs.enqueue(deps.db, rewriteHomes, {});
  if (!(await areDerived(deps))) await deps.jobs.enqueue(deps.db, deriveListings, {});
  const demo = options.loadDemo ? await prepareDemo(deps, options, options.loadDemo) : null;
  if (demo) return demo;
  const { email, password } = options.admin;
  const account = await ensureAdmin(deps, { ...(email ? { email } : {}), ...(password ? { password } : {}) });
  const isMadeUp = account.password !== undefined && account.password !== password;
  return isMadeUp ? [{ role: 'an admin', email: account.email, password: account.password ?? '' }] : [];
}
