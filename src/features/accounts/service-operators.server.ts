import { randomBytes } from 'node:crypto';
import type { Deps, Settings } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { passwordChangedEmail, secondFactorEmail } from './emails.server.ts';
import { endOtherSessions } from './sessions/repo.server.ts';
import { removeSecondFactor } from './second-factor/repo.server.ts';
import { accountsTexts as texts } from './texts.ts';
import * as repo from './repo.server.ts';

const FIRST_ADMIN = 'admin@gidana.example';
const MADE_UP_DAYS = 7;

interface NewAccount {
  name: string;
  email: string;
  /** What `credentials.hash` made of the password. */
  passwordHash: string;
  isAdmin?: boolean;
  profile?: repo.Profile;
}

/** An account made by the operator (demo market, first admin); its address counts as checked. Throws `conflict` when taken. */
export async function createAccount(deps: Deps, account: NewAccount): Promise<{ userId: string }> {
  const { name, passwordHash, isAdmin = false, profile = {} } = account;
  const email = account.email.trim().toLowerCase();
  return await deps.db.transaction(async (db) => {
    const created = await deps.credentials.signUp(db, { name, email, passwordHash });
    if (!created) fail('conflict', texts.addressTaken);
    await repo.updateUser(db, created.userId, { ...profile, isAdmin, emailVerified: true });
    return created;
  });
}

/** Whether nobody has an account yet. */
export async function isNewMarket(deps: Deps): Promise<boolean> {
  return !(await repo.hasUsers(deps.db));
}

/** The account with this address, if there is one. */
export async function idOfAddress(deps: Deps, email: string): Promise<string | undefined> {
  return (await repo.userByEmail(deps.db, email.trim().toLowerCase()))?.id;
}

/**
 * Makes sure that the market has an admin. With `email`, that person is created or promoted; without, any admin will do.
 * A password is set for new and promoted accounts only, the given one or a random one, good for a week, and comes back to be
 * shown once.
 * A promoted account loses its former password and sessions, because anybody may have registered the address before.
 */
export async function ensureAdmin(deps: Deps, asked: { email?: string; password?: string }) {
  const email = asked.email?.trim().toLowerCase();
  const look = () => (email ? repo.userByEmail(deps.db, email) : repo.firstAdmin(deps.db));
  const existing = await look();
  if (existing?.isAdmin) return { email: existing.email, created: false };

  const { password, passwordHash } = asked.password
    ? { password: asked.password, passwordHash: await deps.credentials.hash(asked.password) }
    : await madeUpPassword(deps);
  if (!existing) {
    const made = { name: 'Gidana Admin', email: email ?? FIRST_ADMIN, passwordHash, isAdmin: true };
    try {
      await createAccount(deps, made);
      return { email: made.email, password, created: true };
    } catch (error) {
      // Another process that starts at the same moment has made it.
      const other = await look();
      if (!other?.isAdmin) throw error;
      return { email: other.email, created: false };
    }
  }
  await deps.db.transaction(async (db) => {
    await repo.updateUser(db, existing.id, { isAdmin: true, emailVerified: true });
    await deps.credentials.setPassword(db, { userId: existing.id, passwordHash });
  });
  return { email: existing.email, password, created: false };
}

/** A random password, good for a week unless it is changed: it was shown on a screen, and may stand in a log. */
async function madeUpPassword(deps: Pick<Deps, 'credentials' | 'now'>) {
  const password = randomBytes(16).toString('base64url');
  const goodUntil = new Date(deps.now().getTime() + MADE_UP_DAYS * 24 * 3_600_000);
  return { password, passwordHash: await deps.credentials.hash(password, goodUntil) };
}

type Reset = Pick<Deps, 'db' | 'jobs' | 'log' | 'credentials' | 'now'> & { settings: Pick<Settings, 'publicUrl'> };

/** Another made-up password for an admin, to be shown once; ends their sessions and tells them. Throws `not_found` (ACC-55). */
export async function newPassword(deps: Reset, email: string): Promise<string> {
  const user = await repo.userByEmail(deps.db, email.trim().toLowerCase());
  if (!user?.isAdmin) fail('not_found', texts.unknownAdmin);
  const { password, passwordHash } = await madeUpPassword(deps);
  await deps.db.transaction(async (db) => {
    await deps.credentials.setPassword(db, { userId: user.id, passwordHash });
    await deps.jobs.enqueue(db, sendEmail, passwordChangedEmail(deps.settings, user));
  });
  deps.log.warn({ event: 'password-made-up', userId: user.id }, 'an operator gave an admin another password');
  return password;
}

/** Takes the second step from the login of somebody who lost it, ends their sessions and tells them. Throws `not_found`. */
export async function resetSecondFactor(deps: Reset, email: string): Promise<void> {
  const user = await repo.userByEmail(deps.db, email.trim().toLowerCase());
  if (!user) fail('not_found', texts.unknownAddress);
  await deps.db.transaction(async (db) => {
    await removeSecondFactor(db, user.id);
    await endOtherSessions(db, user.id, undefined);
    await deps.jobs.enqueue(db, sendEmail, secondFactorEmail(deps.settings, user, 'reset'));
  });
  deps.log.warn({ event: 'second-factor-reset', userId: user.id }, 'an operator reset a second factor');
}
