import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '#core/ctx.ts';
import type { DemoMarket } from '#db/demo.server.ts';
import { withAdvisoryLock } from '#db/lock.server.ts';
import { createAccount, ensureAdmin, idOfAddress, isNewMarket } from '#features/accounts/service-operators.server.ts';
import { recountFigures } from '#features/figures/service.server.ts';
import { recountWords } from '#features/search/service.server.ts';
import { countParts } from '#features/sitemap/service.server.ts';
import type { Demo, PrepareOptions, SignIn } from './market.server.ts';
import { seedDemo } from './seed-demo.server.ts';

const CUSTOMER = 'demo@gidana.example';
const ADMIN = 'admin@gidana.example';

/**
 * Fills a new market with demo homes, sellers and posts, and gives how to sign in. A market that people already use is
 * left alone. Passwords are made up per data folder, because a demo may be open to the world.
 */
export async function prepareDemo(
  deps: Deps,
  options: PrepareOptions,
  loadDemo: () => Promise<Demo>,
): Promise<SignIn[] | null> {
  const file = join(options.dataDir, 'demo-sign-in.json');
  if (!existsSync(file) && !(await isNewMarket(deps))) return null;
  const passwords = rememberedPasswords(file);
  const { email = ADMIN, password = passwords.admin } = options.admin;

  return withAdvisoryLock(deps.db, 'demo market', async () => {
    const [passwordHash] = await Promise.all([
      deps.credentials.hash(passwords.customer),
      ensureAdmin(deps, { email, password }),
    ]);
    const adminId = await idOfAddress(deps, email);
    const customerId =
      (await idOfAddress(deps, CUSTOMER)) ??
      (await createAccount(deps, { name: 'Demo Customer', email: CUSTOMER, passwordHash })).userId;
    const { demoMarket } = await loadDemo();
    if (adminId) await fill(deps, demoMarket(deps.now()), { adminId, customerId, say: options.say });
    const signIns = [{ role: 'a customer', email: CUSTOMER, password: passwords.customer }];
    return options.admin.email ? signIns : [...signIns, { role: 'an admin', email: ADMIN, password: passwords.admin }];
  });
}

async function fill(deps: Deps, market: DemoMarket, about: Parameters<typeof seedDemo>[2]): Promise<void> {
  if (!(await seedDemo(deps, market, about))) return;
  await recountWords(deps);
  await recountFigures(deps);
  await countParts(deps);
}

function rememberedPasswords(file: string): { customer: string; admin: string } {
  if (!existsSync(file)) {
    const made = () => randomBytes(16).toString('base64url');
    writeFileSync(file, JSON.stringify({ customer: made(), admin: made() }), { mode: 0o600, flag: 'wx' });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as { customer: string; admin: string };
}
