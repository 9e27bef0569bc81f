import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type ServerBuild, UNSAFE_withComponentProps as withComponentProps } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Deps } from '#core/ctx.ts';
import { createApp } from '#server/app.ts';
import * as entry from '../../src/entry.server.tsx';
import * as root from '../../src/root.tsx';
import routes from '../../src/routes.ts';
import type { World } from './world.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;

/** A page's own module, by its file below `src`. */
const modules = import.meta.glob<Route['module']>('../../src/pages/**/*.{ts,tsx}');

/** The calls and the pages of a world, as a browser without scripts gets them: nothing is bundled. */
export interface Site extends AsyncDisposable {
  app: FastifyInstance;
  /** The HTML of a page, for whoever has this cookie. */
  html(path: string, cookie?: string): Promise<string>;
  /** What stands to be read on a page, without its markup. */
  text(path: string, cookie?: string): Promise<string>;
  /** Sends a page's form as a browser without scripts does. */
  send(
    path: string,
    fields: Record<string, string> | [string, string][],
    cookie?: string,
  ): Promise<LightMyRequestResponse>;
}

/** Opens the site of a world; `change` puts other parts in the place of its own, `options` other settings of the server. End it before the world. */
export async function openSite(
  world: World,
  change: Partial<Deps> = {},
  options: Partial<Parameters<typeof createApp>[0]> = {},
): Promise<Site> {
  const app = await createApp({
    deps: { ...world.deps, ...change },
    trustProxy: [],
    corsOrigins: [],
    pages: { build: await serverBuild(), isDevelopment: false, publicUrl: world.settings.publicUrl },
    ...options,
  });
  const html = async (url: string, cookie = '') => (await app.inject({ url, headers: { cookie } })).body;
  return {
    app,
    html,
    text: async (path, cookie) => textOf(await html(path, cookie)),
    send: (url, fields, cookie = '') =>
      app.inject({
        method: 'POST',
        url,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    [Symbol.asyncDispose]: () => app.close(),
  };
}

/** The Cookie header of a browser that got this answer. */
export function cookiesOf({ headers }: { headers: OutgoingHttpHeaders }): string {
  const lines = [headers['set-cookie'] ?? []].flat();
  return lines.map((line) => line.split(';')[0]).join('; ');
}

/** The words of this HTML, in one line. */
export function textOf(html: string): string {
  return html
    .replace(/^[^]*?<body[^>]*>/, '')
    .replace(/<(script|style|svg)\b[^]*?<\/\1>|<!--[^]*?-->/g, '')
    .replace(/<\/?(?:a|b|s|em|i|u|span|time|code)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#x27|#39|quot|amp|lt|gt|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ');
}

const ENTITIES: Record<string, string> = { '#x27': "'", '#39': "'", quot: '"', amp: '&', lt: '<', gt: '>', nbsp: ' ' };

/** The pages in the shape that the bundler gives them, made of `routes.ts` and the sources. */
async function serverBuild(): Promise<ServerBuild> {
  const table: ServerBuild['routes'] = { root: { id: 'root', path: '', module: withProps(root) } as unknown as Route };
  const add = async ({ id, file, path, index, children = [] }: RouteConfigEntry, parentId: string): Promise<void> => {
    const own = id ?? file.replace(/\.tsx?$/, '');
    const module = await modules[`../../src/${file}`]?.();
    if (!module) throw new Error(`routes.ts names ${file}, which is not there.`);
    table[own] = { id: own, parentId, path, index, module: withProps(module) };
    for (const child of children) await add(child, own);
  };
  for (const route of routes) await add(route, 'root');
  const manifest = Object.entries(table).map(([id, route]) => [id, assetsOf(id, route)]);
  return {
    entry: { module: entry },
    routes: table,
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: Object.fromEntries(manifest) as ServerBuild['assets']['routes'],
      url: '/assets/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

/** Hands a page its data, as the framework's plugin for the bundler does. */
function withProps<M extends { default?: unknown }>(module: M): M {
  const { default: Page } = module;
  return Page ? { ...module, default: withComponentProps(Page as Parameters<typeof withComponentProps>[0]) } : module;
}

function assetsOf(id: string, route: Route | undefined) {
  const { parentId, path, index, module } = route ?? {};
  return {
    id,
    parentId,
    path,
    index,
    module: `/assets/${id}.js`,
    hasAction: module?.action !== undefined,
    hasLoader: module?.loader !== undefined,
    hasClientAction: module?.clientAction !== undefined,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: module?.ErrorBoundary !== undefined,
  };
}
