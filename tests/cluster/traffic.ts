import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { sender, signedIn, upload } from '../support/processes/market-process.ts';
import { type Asked, type Away, awayIn } from './away.ts';

const READERS = 2;
const WRITERS = 2;
const READ_EVERY_MS = 60;
const WRITE_EVERY_MS = 150;
/** Longer than any answer may take. */
const GIVE_UP_MS = 12_000;
const STALE_MS = 10_000;

type Kind = 'visitor' | 'member' | 'write';
interface Noted extends Asked {
  kind: Kind;
}

/** A home as far as it was answered. */
export interface Home {
  name: string;
  asked: Date;
  answered: Date;
  price: number;
  /** Prices that were sent after that and not answered: each of them may be there. */
  perhaps: number[];
}

export interface Seen {
  away: Record<Kind, Away>;
  failed: Record<Kind, number>;
  count: number;
  slowest: number;
  /** For how long at most a visitor was shown the price before, after the new one was answered. */
  stale: number;
  why: string[];
}

export type Traffic = Awaited<ReturnType<typeof startTraffic>>;

/** Visitors who read, a member who reads, and writers whose answered writes go into the ledger. */
export async function startTraffic(origin: string) {
  const cookie = await signedIn(origin);
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#375' } })
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
  const { data } = await upload(origin, cookie, picture, 'front.jpg');
  if (!data.url) throw new Error(`no picture could be uploaded: ${data.message}`);
  const image = data.url;
  const send = sender(origin, cookie);
  const ledger = new Map<string, Home>();
  const asked: Noted[] = [];
  const stale: { at: number; ms: number }[] = [];
  const ended = new AbortController();
  const looking = new Set<Promise<void>>();
  let number = 0;

  /** Notes how a request went; gives its answer where it was one. */
  async function noted<T>(kind: Kind, ask: () => Promise<{ status: number; value: T }>): Promise<T | undefined> {
    const at = performance.now();
    const over = (failure?: string) => void asked.push({ kind, at, ms: performance.now() - at, failure });
    try {
      const { status, value } = await withLimit(ask().catch((error: unknown) => again(error, ask)));
      over(status < 400 ? undefined : `${status}`);
      return status < 400 ? value : undefined;
    } catch (error) {
      over(error instanceof Error ? error.message : 'no answer');
      return undefined;
    }
  }

  async function read(kind: Kind, path: string): Promise<void> {
    await noted(kind, async () => {
      const answer = await fetch(origin + path, { headers: kind === 'member' ? { cookie } : {} });
      await answer.arrayBuffer();
      return { status: answer.status, value: true };
    });
  }

  async function reader(kind: Kind): Promise<void> {
    for (let turn = 0; !ended.signal.aborted; turn += 1) {
      const ids = [...ledger.keys()];
      const id = ids[turn % Math.max(ids.length, 1)];
      // The last is remembered nowhere.
      const anew = `/api/listing/get?searchTerm=home+number+${turn}`;
      const own = kind === 'member' ? ['/favourites', '/customer', '/customer/devices'] : [];
      const paths = ['/', '/search?type=rent', id ? `/listing/${id}` : '/blog', anew, ...own];
      await read(kind, paths[turn % paths.length] ?? '/');
      await wait(READ_EVERY_MS);
    }
  }

  async function create(): Promise<string | undefined> {
    const name = `Cluster home number ${(number += 1)}`;
    const price = 1_000_000 + number;
    const when = new Date();
    const about = { description: 'Dry and quiet.', type: 'rent', bedrooms: 2, bathrooms: 2, imageUrls: [image] };
    const id = await noted('write', async () => {
      const { answer, data: made } = await send('/api/listing/create', { ...about, name, regularPrice: price });
      return { status: answer.status, value: made._id };
    });
    if (id) ledger.set(id, { name, asked: when, answered: new Date(), price, perhaps: [] });
    return id;
  }

  async function change(id: string, home: Home): Promise<void> {
    const price = 1_000_000 + (number += 1);
    home.perhaps.push(price);
    const done = await noted('write', async () => {
      const { answer } = await send(`/api/listing/update/${id}`, { regularPrice: price });
      return { status: answer.status, value: true };
    });
    if (!done) return;
    Object.assign(home, { price, perhaps: [] });
    looking.add(look(id, price));
  }

  /** Asks as a visitor until the new price is shown, or one that came after it. */
  async function look(id: string, price: number): Promise<void> {
    const at = performance.now();
    while (performance.now() - at < STALE_MS && !ended.signal.aborted) {
      const shown = await withLimit(fetch(`${origin}/api/listing/get/${id}`).then((answer) => answer.json())).catch(
        () => null,
      );
      if (((shown as { regularPrice?: number } | null)?.regularPrice ?? 0) >= price) break;
      await wait(50);
    }
    stale.push({ at, ms: performance.now() - at });
  }

  async function writer(): Promise<void> {
    let own: string | undefined;
    for (let turn = 0; !ended.signal.aborted; turn += 1) {
      const home = own === undefined ? undefined : ledger.get(own);
      if (own && home && turn % 4 !== 0) await change(own, home);
      else own = (await create()) ?? own;
      await wait(WRITE_EVERY_MS);
    }
  }

  const running = [
    ...Array.from({ length: READERS }, () => reader('visitor')),
    reader('member'),
    ...Array.from({ length: WRITERS }, () => writer()),
  ];
  return {
    ledger,
    cookie,
    picture,
    /** Waits for a write that began later than this and was answered. */
    async untilWritten(since: number, ms = 90_000) {
      while (!asked.some(({ kind, at, failure }) => kind === 'write' && at > since && !failure)) {
        if (performance.now() - since > ms) throw new Error(`no write was answered within ${ms / 1000} s`);
        await wait(50);
      }
    },
    /** What was seen since then. */
    seen(since: number): Seen {
      const all = asked.filter(({ at }) => at >= since);
      const failed = (kind: Kind) => all.filter((one) => one.kind === kind && one.failure !== undefined);
      const of = <T>(what: (kind: Kind) => T) => ({
        visitor: what('visitor'),
        member: what('member'),
        write: what('write'),
      });
      return {
        away: of((kind) => awayIn(all.filter((one) => one.kind === kind))),
        failed: of((kind) => failed(kind).length),
        count: all.length,
        slowest: Math.max(0, ...all.map(({ ms }) => ms)),
        stale: Math.max(0, ...stale.filter(({ at }) => at >= since).map(({ ms }) => ms)),
        why: [...new Set(all.flatMap(({ kind, failure }) => (failure ? [`${kind}: ${failure}`] : [])))],
      };
    },
    async end() {
      ended.abort();
      await Promise.all([...running, ...looking]);
    },
  };
}

/** Browsers send again what met a kept connection that the proxy closed meanwhile, as it does when it is told to read its file anew. */
function again<T>(error: unknown, ask: () => Promise<T>): Promise<T> {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  if (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET' && code !== 'EPIPE') throw error;
  return ask();
}

async function withLimit<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${GIVE_UP_MS / 1000} s`)), GIVE_UP_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
