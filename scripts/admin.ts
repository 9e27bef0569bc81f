// `npm run admin -- COMMAND`: what an operator does to an account, also while the product runs.
import { fail } from '#core/errors.ts';
import { connect, WORK_LIMITS } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { newPassword, resetSecondFactor } from '#features/accounts/service-operators.server.ts';
import { openJobs } from '#jobs/queue.server.ts';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { createLog } from '#process/log.server.ts';
import { onProduct } from './open-product.ts';

const USAGE = `npm run admin -- new-password EMAIL
  Makes up a password for an admin, good for a week, shows it, ends their sessions, and emails them.

npm run admin -- reset-second-factor EMAIL
  Takes the second step from the login of somebody who lost it, ends their sessions, and emails them.`;

const COMMANDS = {
  'new-password': async (deps: Parameters<typeof newPassword>[0], email: string) =>
    `${email} logs in with this password, within a week, and then chooses another:\n${await newPassword(deps, email)}`,
  'reset-second-factor': async (deps: Parameters<typeof resetSecondFactor>[0], email: string) => {
    await resetSecondFactor(deps, email);
    return `${email} logs in with the password only now. Their sessions are ended, and an email tells them.`;
  },
};

await onProduct(
  () => {
    const [command = '', email] = process.argv.slice(2);
    if (!email || !Object.hasOwn(COMMANDS, command)) return fail('invalid', USAGE);
    return { run: COMMANDS[command as keyof typeof COMMANDS], email };
  },
  async ({ config, connectionString }, { run, email }) => {
    const { db, pool, close } = connect({ connectionString, max: 4, limits: WORK_LIMITS });
    await migrate(pool);
    const log = createLog(config.logLevel);
    const jobs = await openJobs(pool, log);
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    // Nothing is signed or encrypted here.
    const credentials = createCredentials({ db, log, secret: 'admin'.padEnd(32), publicUrl });
    try {
      const deps = { db, log, credentials, jobs: jobs.queue, settings: { publicUrl }, now: () => new Date() };
      return await run(deps, email);
    } finally {
      await jobs.stop();
      await close();
    }
  },
);
