// `npm run migrate`: brings the database to this release, ahead of its processes.
import { parseArgs } from 'node:util';
import { connect, WORK_LIMITS } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { rewriteListings } from '#db/rewrites.server.ts';
import { onProduct } from './open-product.ts';

await onProduct(
  () => parseArgs(),
  async ({ connectionString }) => {
    const { db, pool, close } = connect({ connectionString, max: 2, limits: WORK_LIMITS });
    try {
      await migrate(pool);
      return `The database is at this release; ${await rewriteListings(db)} listings were written anew.`;
    } finally {
      await close();
    }
  },
);
