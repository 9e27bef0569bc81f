import { connect as open, createServer, type Socket } from 'node:net';
import { freePort } from '../free-port.ts';

/** A way to the database that can be frozen or cut, as a network can; end it after all connections that go through it. */
export interface DatabaseProxy extends AsyncDisposable {
  /** The connection string of the way through it. */
  url: string;
  /** From now on nothing is passed on, in either direction, and nobody is told. */
  freeze(): void;
  /** Passes on again, also what waited. */
  thaw(): void;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  /** Takes connections again. */
  mend(): void;
}

/** Opens a way to the database of this connection string. */
export async function proxyDatabase(connectionString: string): Promise<DatabaseProxy> {
  const url = new URL(connectionString);
  const folder = url.searchParams.get('host');
  const to = folder ? `${folder}/.s.PGSQL.${url.searchParams.get('port') ?? url.port}` : undefined;
  if (!to) throw new Error('The test cluster listens on a socket of this machine.');
  const ends = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = open(to);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      if (isFrozen) one.pause();
      one.on('data', (bytes) => void other.write(bytes));
      one.on('error', () => undefined);
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
    if (isFrozen) for (const end of [near, far]) end.pause();
    return undefined;
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const end of ends) end.pause();
    },
    thaw() {
      isFrozen = false;
      for (const end of ends) end.resume();
    },
    cut() {
      isCut = true;
      for (const end of ends) end.destroy();
    },
    mend() {
      isCut = false;
    },
    async [Symbol.asyncDispose]() {
      for (const end of ends) end.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
