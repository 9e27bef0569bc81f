import type { FastifyRequest } from 'fastify';
import { namedParameters } from '#core/web/parameters.ts';

/** Reads the address once more: every `?` after the first separates like `&`, and the last of repeated names counts. */
export async function tolerantQuery(request: FastifyRequest): Promise<void> {
  request.query = namedParameters(request.raw.url ?? '');
}

/** Search criteria may come bare or under `body`; no body at all asks for nothing (API-21). */
export async function unwrapBody(request: FastifyRequest): Promise<void> {
  const body = request.body ?? {};
  const inner = typeof body === 'object' && 'body' in body ? body.body : undefined;
  request.body = typeof inner === 'object' && inner !== null ? inner : body;
}
