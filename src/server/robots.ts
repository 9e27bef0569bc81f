import type { ServerBuild } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import type { PagesForRobots } from '#features/sitemap/contract.ts';
import type { PagesOptions } from './pages.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** What the handles of the pages say to search engines; a page says what its layout says, unless it says something else. */
export async function pagesForRobots(build: PagesOptions['build'] | undefined): Promise<PagesForRobots> {
  const { routes = {} } = (typeof build === 'function' ? await build() : build) ?? {};
  const pages = Object.values(routes).flatMap((route) => {
    if (!route?.path && !route?.index) return [];
    const branch = branchOf(route, routes);
    const robots = branch.map(({ module }) => (module.handle as PageHandle | undefined)?.robots).findLast(Boolean);
    return { path: `/${branch.flatMap(({ path }) => path || []).join('/')}`, robots };
  });
  const pathsOf = (robots: PageHandle['robots']) =>
    pages.filter((page) => page.robots === robots).map(({ path }) => path);
  const disallowed = pathsOf('disallow');
  return {
    listed: pathsOf('sitemap'),
    disallowed: disallowed.filter((path) => !disallowed.some((above) => path.startsWith(`${above}/`))),
  };
}

/** The route and those that it lies in, the root first. */
function branchOf(route: Route, routes: Routes): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...branchOf(parent, routes), route] : [route];
}
