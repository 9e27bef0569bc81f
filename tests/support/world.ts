import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Ctx, Deps, Settings } from '#core/ctx.ts';
import { createMetrics } from '#core/metrics.server.ts';
import type { Email, Log, Mailer } from '#core/ports.ts';
import type { Viewer } from '#core/viewer.ts';
import { listenToChanges } from '#db/changes.server.ts';
import { connect, type Db, WORK_LIMITS } from '#db/client.server.ts';
import { users } from '#db/schema/users.ts';
import { openJobs } from '#jobs/queue.server.ts';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { createStorage } from '#providers/storage/index.server.ts';
import { createApp } from '#server/app.ts';
import { jobHandlers } from '#server/jobs.server.ts';
import { createTestDatabase } from './database.ts';

export interface Person {
  viewer: Viewer;
  email: string;
  password: string;
  /** The Cookie header of an open session. */
  cookie: string;
}

/** A whole market of its own for one test: real database, real disk, real sessions, real jobs. */
export interface World extends AsyncDisposable {
  db: Db;
  deps: Deps;
  settings: Settings;
  /** Emails that left so far. */
  emails: Email[];
  /** The clock that the product reads; tests move it. */
  clock: { now: Date };
  /** `cookies` are those of the request. */
  ctx(viewer?: Viewer | null, cookies?: string): Ctx;
  /** A person with an account and an open session. */
  person(fields?: Partial<typeof users.$inferInsert>): Promise<Person>;
  app(): Promise<FastifyInstance>;
  /** Works off all jobs that are due; gives how many. */
  runJobs(): Promise<number>;
  folder: string;
  databaseUrl: string;
}

const PASSWORD = 'a long enough password';
/** One hash serves all people of a test run: hashing is slow on purpose. */
let passwordHash: Promise<string> | undefined;

/** `mailer` takes the emails in place of the list `emails`. */
export async function createWorld(change: Partial<Settings> = {}, mailer?: Mailer): Promise<World> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'gidana-world-'));
  const problems: object[] = [];
  const log: Log = { info: () => undefined, warn: () => undefined, error: (fields) => void problems.push(fields) };
  const { db, pool, close } = connect({ connectionString: database.url, max: 6, limits: WORK_LIMITS });
  const changes = await listenToChanges(database.url, log);
  const jobs = await openJobs(pool, log);
  const emails: Email[] = [];
  const metrics = createMetrics();
  const clock = { now: new Date() };
  const publicUrl = 'http://localhost:3000';
  const mail = mailer ?? { send: async (email: Email) => void emails.push(email) };
  const settings: Settings = {
    publicUrl,
    companyEmail: 'hello@gidana.example',
    uploadDir: join(folder, 'uploads'),
    diskReserveBytes: 0,
    isDevelopment: false,
    packageLimits: false,
    confirmEmail: false,
    moderation: 'risky',
    requireAdminSecondFactor: false,
    limits: { requests: 100_000, signIn: 10, register: 20, uploads: 1000, writes: 1000 },
    ...change,
  };
  const deps: Deps = {
    db,
    mail,
    log,
    metrics,
    changes,
    settings,
    jobs: jobs.queue,
    storage: createStorage({ s3: undefined, dataDir: folder }),
    credentials: createCredentials({ db, log, secret: 'a secret for tests that is long enough', publicUrl }),
    now: () => clock.now,
  };
  let app: Promise<FastifyInstance> | undefined;
  const getApp = () => {
    app ??= createApp({ deps, trustProxy: [], corsOrigins: ['https://allowed.example'] }).then(async (made) => {
      await made.ready();
      return made;
    });
    return app;
  };
  let people = 0;

  return {
    db,
    deps,
    settings,
    emails,
    clock,
    folder,
    databaseUrl: database.url,
    app: getApp,
    ctx: (viewer = null, cookies = '') => ({
      ...deps,
      viewer,
      requestId: 'test',
      client: { address: '127.0.0.1', userAgent: 'test', cookies },
    }),
    async person(fields = {}) {
      people += 1;
      passwordHash ??= deps.credentials.hash(PASSWORD);
      const email = fields.email ?? `person${people}@example.com`;
      const name = fields.name ?? `Person ${people}`;
      const made = await deps.credentials.signUp(db, { name, email, passwordHash: await passwordHash });
      if (!made) throw new Error(`${email} is taken in this world`);
      const [row] = await db
        .update(users)
        .set({ ...fields, name })
        .where(eq(users.id, made.userId))
        .returning();
      if (!row) throw new Error('the person was not stored');
      const grant = await deps.credentials.signIn({
        email,
        password: PASSWORD,
        address: '127.0.0.1',
        userAgent: 'test',
      });
      if (!grant) throw new Error('the person cannot sign in');
      const cookie = grant.setCookies.map((line) => line.split(';')[0]).join('; ');
      const { id, avatar, isAdmin } = row;
      return { viewer: { id, name, email, avatar, isAdmin }, email, password: PASSWORD, cookie };
    },
    runJobs: () => jobs.drain(deps, jobHandlers),
    async [Symbol.asyncDispose]() {
      if (app) await (await app).close();
      await changes.stop();
      await jobs.stop();
      await close();
      await database[Symbol.asyncDispose]();
      // Its answer says that the storage has made its folders: a folder that is being filled cannot be removed.
      await deps.storage.freeBytes();
      await rm(folder, { recursive: true, force: true });
      if (problems.length > 0)
        throw new Error(`The log holds ${problems.length} errors, first: ${JSON.stringify(problems[0])}`);
    },
  };
}
