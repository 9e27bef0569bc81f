import type { Ctx, Deps } from '#core/ctx.ts';

/** For work that nobody asked for: it sees what every visitor sees. */
export function anonymous(deps: Deps): Ctx {
  return { ...deps, viewer: null, requestId: 'alerts', client: { address: '', userAgent: '', cookies: '' } };
}
