import type { FastifyRequest } from 'fastify';

/** Reads the address once more: every `?` after the first separates like `&`, and the last of repeated names counts. */
export async function tolerantQuery(request: FastifyRequest): Promise<void> {
  request.query = namedParameters(request);
}

/** The parameters of the address as they were written. */
export function namedParameters({ raw: { url = '' } }: Pick<FastifyRequest, 'raw'>): Record<string, string> {
  const start = url.indexOf('?');
  const query = start < 0 ? '' : url.slice(start + 1).replaceAll('?', '&');
  return Object.fromEntries(new URLSearchParams(query));
}

/** Search criteria may come bare or under `body`; no body at all asks for nothing (API-21). */
export async function unwrapBody(request: FastifyRequest): Promise<void> {
  const body = request.body ?? {};
  const inner = typeof body === 'object' && 'body' in body ? body.body : undefined;
  request.body = typeof inner === 'object' && inner !== null ? inner : body;
}
