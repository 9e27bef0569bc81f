import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ctx } from '#core/ctx.ts';
import { createMetrics } from '#core/metrics.server.ts';
import { connect, WORK_LIMITS } from '#db/client.server.ts';
import { eraseAgain } from '#features/accounts/users/service.server.ts';
import { openJobs } from '#jobs/queue.server.ts';
import { createLog } from '#process/log.server.ts';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import type { Product } from '../open-product.ts';
import { connectTo } from './tables.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Writes the ids of deleted accounts and when each was deleted, one a line: all that has to outlive the database. */
export async function writeErasures({ connectionString }: Product, file: string): Promise<string> {
  await using client = await connectTo(connectionString);
  const { rows } = await client.query<{ id: string; at: Date }>(
    `SELECT subject_id AS id, at FROM audit_log WHERE action IN ('account.delete', 'user.delete') ORDER BY at`,
  );
  await writeFile(file, rows.map(({ id, at }) => `${id} ${at.toISOString()}\n`).join(''), { mode: 0o600 });
  return `Wrote ${rows.length} erased accounts to ${file}.`;
}

/** Erases the accounts of the list that a restored backup brought back. */
export async function replayErasures({ config, connectionString, storage }: Product, file: string): Promise<string> {
  const ids = (await readFile(file, 'utf8')).split('\n').flatMap((line) => ID.exec(line)?.[0] ?? []);
  const log = createLog('error');
  const { db, pool, close } = connect({ connectionString, max: 4, limits: WORK_LIMITS });
  const jobs = await openJobs(pool, log);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  // Its signatures are not asked for here.
  const credentials = createCredentials({ db, log, secret: 'replay'.padEnd(32), publicUrl });
  const ctx: Ctx = {
    db,
    log,
    metrics: createMetrics(),
    storage,
    credentials,
    jobs: jobs.queue,
    mail: { send: async () => undefined },
    changes: { subscribe: () => () => undefined, isHeard: () => false, caughtUp: async () => undefined },
    now: () => new Date(),
    settings: {
      publicUrl,
      companyEmail: config.companyEmail,
      uploadDir: join(config.dataDir, 'uploads'),
      diskReserveBytes: 0,
      isDevelopment: false,
      packageLimits: false,
      confirmEmail: false,
      moderation: 'off',
      requireAdminSecondFactor: false,
      limits: config.rateLimits,
    },
    viewer: null,
    requestId: 'restore',
    client: { address: '', userAgent: '', cookies: '' },
  };
  try {
    let erased = 0;
    for (const id of new Set(ids)) if (await eraseAgain(ctx, id)) erased += 1;
    return `Erased ${erased} accounts again, of ${ids.length} in the list.`;
  } finally {
    await jobs.stop();
    await close();
  }
}
