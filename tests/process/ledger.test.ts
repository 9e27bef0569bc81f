import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isServing, readPostmaster } from '#db/embedded/postmaster.server.ts';
import { createTestFolder } from '../support/folder.ts';
import { startMarket } from '../support/market-process.ts';

/** How often everything is killed; `KILLS=50 npx vitest run tests/process` for the long run, which prints its figures. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const WRITERS = 3;
const SELLER = { name: 'Ada Seller', email: 'ada@example.com', password: 'a long enough password' };
const GENEROUS = {
  RATE_LIMIT_REQUESTS: '10000000',
  RATE_LIMIT_WRITES: '1000000',
  RATE_LIMIT_UPLOADS: '1000000',
  RATE_LIMIT_SIGN_IN: '1000000',
};

interface Ledger {
  /** Names by id of the listings whose making was answered. */
  made: Map<string, string>;
  pictures: Set<string>;
}

function json(origin: string, cookie: string) {
  return async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { answer, data: (await answer.json()) as { success: boolean; _id: string; message: string } };
  };
}

async function signIn(origin: string): Promise<string> {
  const { answer } = await json(origin, '')('/api/customer/login', SELLER);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Uploads a picture and lists homes with it, until the server is gone. */
async function write(origin: string, cookie: string, picture: Uint8Array<ArrayBuffer>, ledger: Ledger): Promise<void> {
  const post = json(origin, cookie);
  try {
    for (let n = 0; ; n += 1) {
      const form = new FormData();
      form.set('file', new File([picture], `front${n}.jpg`, { type: 'image/jpeg' }));
      const upload = await fetch(`${origin}/api/upload`, { method: 'POST', headers: { cookie }, body: form });
      const { url } = (await upload.json()) as { url: string };
      ledger.pictures.add(url);
      const name = `Fine home number ${ledger.made.size} of ${n}`;
      const { data } = await post('/api/listing/create', {
        name,
        description: 'Dry and quiet.',
        imageUrls: [url],
        type: 'rent',
        regularPrice: 2_500_000,
        bedrooms: 2,
        bathrooms: 2,
      });
      if (data.success) ledger.made.set(data._id, name);
      else throw new Error(`refused: ${data.message}`);
    }
  } catch (error) {
    // The end of the server ends the writer; a refusal is a defect.
    if (error instanceof Error && error.message.startsWith('refused')) throw error;
  }
}

test(
  `${KILLS} kills at random moments lose no answered listing or picture, and every restart succeeds`,
  { timeout: 90_000 + KILLS * 20_000 },
  async () => {
    await using folder = await createTestFolder();
    const dataDir = join(folder.path, 'data');
    const clusterDir = join(dataDir, 'postgres');
    const picture = new Uint8Array(
      await sharp({ create: { width: 320, height: 240, channels: 3, background: '#375' } })
        .jpeg()
        .toBuffer(),
    );
    const ledger: Ledger = { made: new Map(), pictures: new Set() };
    const restarts: number[] = [];

    for (let kill = 0; kill < KILLS; kill += 1) {
      const market = await startMarket(dataDir, GENEROUS);
      restarts.push(market.readyAfter);
      if (kill === 0) await json(market.origin, '')('/api/customer/register', SELLER);
      const cookie = await signIn(market.origin);
      const writers = Array.from({ length: WRITERS }, () => write(market.origin, cookie, picture, ledger));
      await wait(300 + Math.random() * 1200);
      await market.end('SIGKILL');
      // In turns the database is killed too, or left running for the next start to take over.
      const running = kill % 2 === 0 ? await readPostmaster(clusterDir) : undefined;
      if (running && (await isServing(running.pid, clusterDir))) process.kill(running.pid, 'SIGKILL');
      await Promise.all(writers);
    }

    const market = await startMarket(dataDir, GENEROUS);
    restarts.push(market.readyAfter);
    const lost: string[] = [];
    for (const [id, name] of ledger.made) {
      const answer = await fetch(`${market.origin}/api/listing/get/${id}`);
      const listing = (await answer.json()) as { name?: string; imageUrls?: string[] };
      expect([200, 404]).toContain(answer.status);
      if (listing.name !== name || listing.imageUrls?.length !== 1) lost.push(id);
    }
    for (const url of ledger.pictures) {
      const answer = await fetch(market.origin + url);
      if (!answer.ok || (await answer.arrayBuffer()).byteLength === 0) lost.push(url);
    }
    await market.end('SIGTERM');

    expect(ledger.made.size).toBeGreaterThan(KILLS);
    expect(lost).toEqual([]);
    if (process.env['KILLS']) {
      const sorted = restarts
        .slice(1)
        .sort((a, b) => a - b)
        .map(Math.round);
      process.stdout.write(
        `${KILLS} kills, ${ledger.made.size} listings and ${ledger.pictures.size} pictures answered, ${lost.length} lost; ` +
          `ready again after p50 ${sorted[sorted.length >> 1]} ms, max ${sorted.at(-1)} ms\n`,
      );
    }
  },
);
