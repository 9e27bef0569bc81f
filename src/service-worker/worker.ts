/** The service worker: what visitors have opened can be read again without a line (SITE-26); README.md tells what it keeps and when it lets go. */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { assetsIn, filledIn, isKeptPath, isPublic, withNote } from './rules.ts';

/** Names this build: of another one nothing is kept, so that pages and scripts are always of one release. */
declare const BUILD: string;

interface Scope extends EventTarget {
  skipWaiting(): void;
}
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
const scope = globalThis as unknown as Scope;
const on = (name: string, act: (event: WaitingEvent) => Promise<unknown>) =>
  scope.addEventListener(name, (event) => (event as WaitingEvent).waitUntil(act(event as WaitingEvent)));

const DAY = 86_400;
const OFFLINE = '/offline';
const SHELL = `shell-${BUILD}`;
const PAGES = `pages-${BUILD}`;
const PICTURES = 'pictures';

const onlyPublic = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isPublic(response) ? response : null),
};
const keptPages = new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true });
const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyPublic,
    keptPages,
    {
      cacheDidUpdate: ({ newResponse }) => keepAssets(newResponse),
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withNote(cachedResponse),
    },
  ],
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isKeptPath(url.pathname),
  pages,
);
// Without a handler the browser asks by itself, so this only adds what stands in the page's place.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && request.method === 'GET',
  ({ request }) => fetch(request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: SHELL, matchOptions: { ignoreVary: true } }),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: PICTURES,
    matchOptions: { ignoreVary: true },
    plugins: [onlyPublic, new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 14 * DAY, purgeOnQuotaError: true })],
  }),
);
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlinePage(request.url) : Response.error()));

on('install', async () => {
  scope.skipWaiting();
  // As a stranger reads it, whoever is signed in.
  const page = await fetch(OFFLINE, { credentials: 'omit' });
  if (!page.ok) throw new Error('The page for offline did not come.');
  await keepAssets(page);
  await (await caches.open(SHELL)).put(OFFLINE, page);
});
on('activate', async () => {
  const ours = [SHELL, PAGES, PICTURES];
  const others = (await caches.keys()).filter((name) => !ours.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
});
// A page says where a visitor is, for steps inside it ask for no document; and that somebody is signed in.
on('message', async (event) => {
  const { opened } = (event as MessageEvent<{ opened?: string }> & WaitingEvent).data;
  if (opened === undefined) return forget();
  const url = new URL(opened, location.origin);
  if (url.origin !== location.origin || !isKeptPath(url.pathname)) return undefined;
  url.hash = '';
  return pages.handle({ request: new Request(url), event: event as never }).catch(() => undefined);
});
clientsClaim();

async function forget(): Promise<void> {
  await Promise.all([keptPages.deleteCacheAndMetadata(), caches.delete(PICTURES)]);
}

/** Styles and letters of a page, and its scripts; mostly they come out of what the browser has already. */
async function keepAssets(page: Response): Promise<void> {
  const shell = await caches.open(SHELL);
  const wanted = assetsIn(await page.clone().text());
  const known = await Promise.all(wanted.map((asset) => shell.match(asset, { ignoreVary: true })));
  await Promise.all(wanted.filter((_asset, at) => !known[at]).map((asset) => shell.add(asset).catch(() => undefined)));
}

/** Says that there is no line, and which pages can be read; `wanted` is asked for again from there. */
async function offlinePage(wanted: string): Promise<Response> {
  const page = await caches.match(OFFLINE, { cacheName: SHELL, ignoreVary: true });
  if (!page) return Response.error();
  const cache = await caches.open(PAGES);
  const kept = await Promise.all(
    (await cache.keys()).toReversed().map(async ({ url }) => {
      const found = await cache.match(url, { ignoreVary: true });
      return { url, html: (await found?.text()) ?? '' };
    }),
  );
  return new Response(filledIn(await page.text(), wanted, kept), { headers: page.headers });
}
