// Runs the embedded database in a process of its own, which tests may kill; started by embedded-process.ts.
import { Pool } from 'pg';
import { startEmbedded } from '#db/embedded/start.server.ts';

const [dataDir = '', mode = 'hold'] = process.argv.slice(2);
const WRITERS = 3;

function say(event: object): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

try {
  const startedAt = performance.now();
  const embedded = await startEmbedded({
    dataDir,
    log: {
      info: (_fields, said) => say({ said }),
      warn: (_fields, said) => say({ said }),
      error: (_fields, said) => say({ said }),
    },
  });
  const milliseconds = performance.now() - startedAt;
  const pool = new Pool({ connectionString: embedded.connectionString, max: WRITERS });
  pool.on('error', () => undefined);
  // The site's own server keeps its process alive; here this does.
  setInterval(() => undefined, 60_000);
  process.once('SIGINT', () => {
    void (async () => {
      // A Ctrl-C reaches the whole process group; the database has to be there until this is done.
      say({ answered: (await pool.query('SELECT 1 AS one')).rows });
      await pool.end();
      await embedded.stop();
      process.exit(0);
    })();
  });
  say({ ready: { url: embedded.connectionString, milliseconds } });
  if (mode === 'write') {
    await pool.query('CREATE TABLE IF NOT EXISTS entries (id bigserial PRIMARY KEY, note text)');
    await pool.query('CREATE TABLE IF NOT EXISTS copies (id bigint PRIMARY KEY, note text)');
    for (let writer = 0; writer < WRITERS; writer += 1) void write(pool);
  }
} catch (error) {
  const { name, code, message } = error as Error & { code?: string };
  say({ failed: { name, code, message } });
  process.exit(1);
}

/** Writes pairs of rows for ever and tells each one that the database has acknowledged. */
async function write(pool: Pool): Promise<void> {
  for (;;) {
    try {
      const { rows } = await pool.query<{ id: string }>(
        `WITH entry AS (INSERT INTO entries (note) VALUES ($1) RETURNING id)
         INSERT INTO copies (id, note) SELECT id, $1 FROM entry RETURNING id`,
        ['x'.repeat(200)],
      );
      say({ acknowledged: Number(rows[0]?.id) });
    } catch {
      // Killed under us: what was not acknowledged may be there or not.
      await new Promise((done) => setTimeout(done, 5));
    }
  }
}
