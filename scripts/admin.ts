// `npm run admin -- COMMAND`: what an operator does to an account, also while the product runs.
import { fail } from '#core/errors.ts';
import { connect, WORK_LIMITS } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { resetSecondFactor } from '#features/accounts/service-operators.server.ts';
import { openJobs } from '#jobs/queue.server.ts';
import { createLog } from '#process/log.server.ts';
import { onProduct } from './open-product.ts';

const USAGE = `npm run admin -- reset-second-factor EMAIL
  Takes the second step from the login of somebody who lost it, ends their sessions, and emails them.`;

await onProduct(
  () => {
    const [command, email] = process.argv.slice(2);
    if (command === 'reset-second-factor' && email) return email;
    return fail('invalid', USAGE);
  },
  async ({ config, connectionString }, email) => {
    const { db, pool, close } = connect({ connectionString, max: 4, limits: WORK_LIMITS });
    await migrate(pool);
    const log = createLog(config.logLevel);
    const jobs = await openJobs(pool, log);
    const settings = { publicUrl: config.publicUrl ?? `http://localhost:${config.port}` };
    try {
      await resetSecondFactor({ db, log, settings, jobs: jobs.queue }, email);
      return `${email} logs in with the password only now. Their sessions are ended, and an email tells them.`;
    } finally {
      await jobs.stop();
      await close();
    }
  },
);
