import type { FastifySchema } from 'fastify';
import { createStaticHandler, type ServerBuild } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { namedParameters } from '#core/web/parameters.ts';

/** The one address of an answer: only parameters that it knows, in one order. Null for what is not remembered. */
export type AddressOf = (url: string) => string | null;

/** Longer ones are nobody's link. */
const MOST_LENGTH = 512;
const DATA = /\.data$/;

/** Of a call: by the names in its contract, of which the last value counts. */
export function addressOfCall({ querystring }: FastifySchema): AddressOf {
  const names = Object.keys(shapeOf(querystring));
  return (url) => {
    const given = namedParameters(url);
    return joined(
      url,
      names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    );
  };
}

/** Of a page, or of the data that its scripts fetch: by the names that its loader says. */
export function addressOfPages(build: ServerBuild): AddressOf {
  // It ranks the routes once.
  const routes = createStaticHandler(treeOf(build));
  return (url) => {
    const [path, query] = halves(url);
    const isData = DATA.test(path);
    const page = isData ? path.replace(DATA, '').replace(/^\/_root$/, '/') : path;
    const matches = routes.match(page) ?? [];
    const { handle, parameters: names } = (matches.at(-1)?.route ?? {}) as Partial<Tree>;
    if (!handle?.remembered) return null;
    const given = new URLSearchParams(query);
    const known = (names ?? []).flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value]));
    const parts = isData && given.get('_routes');
    if (!parts) return joined(url, known);
    // The framework names the routes whose data it wants; others than those of this page nobody asks for.
    const ids = parts.split(',');
    const isOfPage = matches.filter(({ route }) => ids.includes(route.id ?? '')).length === ids.length;
    return isOfPage ? joined(url, [...known, ['_routes', ids.toSorted().join(',')]]) : null;
  };
}

function joined(url: string, parameters: string[][]): string | null {
  const query = new URLSearchParams(parameters).toString();
  const [path] = halves(url);
  const address = query ? `${path}?${query}` : path;
  return address.length <= MOST_LENGTH ? address : null;
}

function halves(url: string): [path: string, query: string] {
  const start = url.indexOf('?');
  return start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start + 1)];
}

/** The parameters of a contract, also where it reads them further. */
function shapeOf(contract: unknown): object {
  const { shape, in: before } = (contract ?? {}) as { shape?: object; in?: unknown };
  return shape ?? (before ? shapeOf(before) : {});
}

interface Tree {
  id: string;
  path: string | undefined;
  index: boolean | undefined;
  caseSensitive: boolean | undefined;
  handle: PageHandle | undefined;
  /** What its loader reads of an address. */
  parameters: readonly string[];
  children: Tree[] | undefined;
}

function treeOf({ routes }: ServerBuild) {
  const under = (parent: string | undefined): Tree[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parent) return [];
      const { id, path, index, caseSensitive, module } = route;
      return [
        {
          id,
          path,
          index,
          caseSensitive,
          handle: module.handle as PageHandle | undefined,
          parameters: readBy(module.loader),
          children: index ? undefined : under(id),
        },
      ];
    });
  return under(undefined) as Parameters<typeof createStaticHandler>[0];
}

function readBy(loader: unknown): readonly string[] {
  return (loader as { parameters?: readonly string[] } | undefined)?.parameters ?? [];
}
