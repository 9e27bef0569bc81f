import pg from 'pg';

/** What one piece of work asked of the database. */
export interface DatabaseUse {
  statements: string[];
  /** The most connections that it used or waited for at one moment. */
  connections: number;
}

/** Counts the statements that every pool of this process runs while `work` is under way. */
export async function databaseUse(work: () => Promise<unknown>): Promise<DatabaseUse> {
  const statements: string[] = [];
  let open = 0;
  let connections = 0;
  const took = () => (connections = Math.max(connections, (open += 1)));
  const gave = () => void (open -= 1);
  const { query: runInPool, connect } = pg.Pool.prototype;
  const { query: run } = pg.Client.prototype;

  // Each is called with callbacks as well, which pass through as they are.
  const patch = (target: object, name: string, method: unknown) => Object.assign(target, { [name]: method });
  patch(pg.Client.prototype, 'query', function (this: pg.Client, ...args: unknown[]) {
    if (!isOfItself(args)) statements.push(textOf(args));
    return Reflect.apply(run, this, args);
  });
  patch(pg.Pool.prototype, 'query', function (this: pg.Pool, ...args: unknown[]) {
    const answer: unknown = Reflect.apply(runInPool, this, args);
    if (isOfItself(args)) return answer;
    took();
    void Promise.resolve(answer).then(gave, gave);
    return answer;
  });
  patch(pg.Pool.prototype, 'connect', function (this: pg.Pool, ...args: unknown[]) {
    const answer: unknown = Reflect.apply(connect, this, args);
    if (args.length > 0) return answer;
    took();
    return (answer as Promise<pg.PoolClient>).then((client) => {
      const release = client.release.bind(client);
      client.release = (error) => {
        gave();
        client.release = release;
        release(error);
      };
      return client;
    });
  });
  try {
    await work();
  } finally {
    patch(pg.Client.prototype, 'query', run);
    patch(pg.Pool.prototype, 'query', runInPool);
    patch(pg.Pool.prototype, 'connect', connect);
  }
  return { statements, connections };
}

/** The job queue looks for work by itself, and whoever listens to changes whether its connection lives. */
function isOfItself(args: unknown[]): boolean {
  return /\bpgboss\b|^select 1$/.test(textOf(args));
}

function textOf([first]: unknown[]): string {
  return typeof first === 'string' ? first : String((first as { text?: string } | undefined)?.text);
}
