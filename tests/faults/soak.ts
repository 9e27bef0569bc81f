import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { createTestFolder } from '../support/folder.ts';
import { GENEROUS, launchMarket, sender, signedIn, upload } from '../support/processes/market-process.ts';
import type { Fault } from './fault.ts';

const PEOPLE = 6;
const SAMPLES = 24;
const MB = 1024 * 1024;
/** What the later half of the samples may lie above the earlier one: caches still fill, and buffers are kept for a while. */
const MOST_GROWTH_MB = 12;
const MOST_RSS_MB = 500;

/** Mixed traffic for a while, as signed-in sellers and visitors: what is kept after everything unused was collected must not grow. */
export const run: Fault = async ({ seconds = 600 }) => {
  await using folder = await createTestFolder();
  const probe = join(import.meta.dirname, '../support/processes/memory-probe.ts');
  const market = await launchMarket(folder.path, GENEROUS, ['--expose-gc', '--import', probe]);
  await market.untilReady();
  const memory = async () => {
    const said = once(market.child, 'message');
    market.child.send('memory');
    const [{ heap, rss }] = (await said) as [{ heap: number; rss: number }];
    return { heap: heap / MB, rss: rss / MB };
  };
  const failures: string[] = [];
  const ended = new AbortController();
  let requests = 0;
  const visit = async (number: number) => {
    const cookie = await signedIn(market.origin, `seller${number}@example.com`);
    for (const step of traffic(market.origin, cookie)) {
      if (ended.signal.aborted) return;
      const status = await step();
      requests += 1;
      if (status >= 400) failures.push(`a request of person ${number} was answered ${status}`);
    }
  };
  const visitors = Array.from({ length: PEOPLE }, (_, number) => visit(number));
  // The first fifth fills what is filled once.
  await wait(seconds * 200);
  const samples: { heap: number; rss: number }[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    await wait((seconds * 800) / SAMPLES);
    samples.push(await memory());
  }
  ended.abort();
  await Promise.all(visitors);
  await market.end('SIGTERM');

  const middle = (part: typeof samples) => part.map(({ heap }) => heap).sort((a, b) => a - b)[part.length >> 1] ?? 0;
  const [early, late] = [middle(samples.slice(0, SAMPLES / 2)), middle(samples.slice(SAMPLES / 2))];
  const peak = Math.max(...samples.map(({ rss }) => rss));
  if (late - early > MOST_GROWTH_MB)
    failures.push(`memory in use grew from ${early.toFixed(1)} to ${late.toFixed(1)} MB`);
  if (peak > MOST_RSS_MB) failures.push(`the process took ${peak.toFixed(0)} MB`);
  failures.push(...market.errors.map((line) => `the log holds a defect: ${line.slice(0, 400)}`));
  const figures = `${requests} requests in ${seconds} s; in use after collection ${early.toFixed(1)} then ${late.toFixed(1)} MB, process at most ${peak.toFixed(0)} MB`;
  return { figures, failures };
};

/** What a seller does in a session, for ever; the same work each round, so that nothing has a reason to grow. */
function* traffic(origin: string, cookie: string): Generator<() => Promise<number>> {
  const get =
    (path: string, as = '') =>
    async () => {
      const answer = await fetch(origin + path, { headers: { cookie: as } });
      await answer.arrayBuffer();
      return answer.status;
    };
  const send = sender(origin, cookie);
  let picture = '';
  let id = '';
  const sell = async () => {
    const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#375' } })
      .jpeg()
      .toBuffer();
    const { answer, data } = await upload(origin, cookie, new Uint8Array(bytes), 'front.jpg');
    picture = data.url ?? '';
    return answer.status;
  };
  const home = () => ({
    name: 'Fine home to let',
    description: 'Dry.',
    imageUrls: [picture],
    type: 'rent',
    regularPrice: 2_500_000,
    bedrooms: 2,
    bathrooms: 2,
  });
  const create = async () => {
    const { answer, data } = await send('/api/listing/create', home());
    id = data._id ?? '';
    return answer.status;
  };
  for (let round = 0; ; round += 1) {
    yield sell;
    yield create;
    for (const path of [
      '/',
      '/search?searchTerm=2 bed flat in yaba',
      `/search?minPrice=${round}`,
      '/properties',
      '/blog',
      '/pricing',
    ])
      yield get(path);
    yield async () => get(`/listing/${id}`)();
    yield async () => get(`/api/listing/get/${id}`, cookie)();
    yield async () => get(picture)();
    yield get('/customer/all_properties', cookie);
    yield get('/api/listing/get?searchTerm=home&limit=9', cookie);
    yield get('/healthz');
    yield async () => (await send(`/api/listing/delete/${id}`, {}, 'DELETE')).answer.status;
  }
}
