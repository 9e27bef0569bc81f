import type { RouteOptions } from 'fastify';

/** The groups of calls, by what follows `/api/` in their paths. */
export const TAGS: Readonly<Record<string, { name: string; description: string }>> = {
  customer: { name: 'Accounts', description: 'Registration, sessions and forgotten passwords.' },
  user: { name: 'Users', description: 'Profiles, and what belongs to one person.' },
  search: { name: 'Search', description: 'What typed words mean.' },
  places: { name: 'Places', description: 'Towns and areas of the gazetteer.' },
  listing: { name: 'Listings', description: 'Finding, reading and publishing homes.' },
  upload: { name: 'Uploads', description: 'Pictures for listings, profiles and posts.' },
  favourites: { name: 'Favourites', description: 'Homes that a person keeps.' },
  alerts: { name: 'Alerts', description: 'Saved searches and the emails about them.' },
  post: { name: 'Posts', description: 'The blog.' },
};

/** The group of the call at this path. */
export function tagOf(url: string): { name: string } | undefined {
  return TAGS[/^\/api\/([^/]+)/.exec(url)?.[1] ?? ''];
}

/** Throws unless each call that is described has a name of its own, a summary and a group. */
export function assertDeclared(routes: readonly RouteOptions[]): void {
  const calls = routes.filter(({ schema, config, method }) => {
    const isCopyOfGet = method === 'HEAD' && !config?.swagger?.exposeHeadRoute;
    return !schema?.hide && !isCopyOfGet;
  });
  const named = new Map<string, string>();
  const problems = calls.flatMap(({ method, url, schema }) => {
    const { operationId, summary } = schema ?? {};
    const call = `${String(method)} ${url.replace(/\/$/, '')}`;
    if (!operationId || !summary || !tagOf(url)) return `${call} needs schema.operationId, schema.summary and a tag`;
    const other = named.get(operationId) ?? call;
    named.set(operationId, other);
    return other === call && !Array.isArray(method) ? [] : `${call} needs an operationId of its own`;
  });
  if (problems.length > 0) throw new Error(`The API cannot be described: ${problems.join('; ')}.`);
}
