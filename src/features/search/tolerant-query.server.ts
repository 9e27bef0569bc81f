import type { FastifyRequest } from 'fastify';
import { namedParameters } from '#core/web/parameters.ts';
import { filtersOf, paramsOf } from './filters.ts';

/** Reads the address once more: every `?` after the first separates like `&`, and the last of repeated names counts. */
export async function tolerantQuery(request: FastifyRequest): Promise<void> {
  request.query = namedParameters(request.raw.url ?? '');
}

/** Reads of an address what a page of results would read, amounts as people write them too; what makes no sense is left out. */
export async function readableQuery(request: FastifyRequest): Promise<void> {
  const params = new URLSearchParams(namedParameters(request.raw.url ?? ''));
  request.query = Object.fromEntries(paramsOf(filtersOf(params)));
}

/** Search criteria may come bare or under `body`; no body at all asks for nothing (API-21). */
export async function unwrapBody(request: FastifyRequest): Promise<void> {
  const body = request.body ?? {};
  const inner = typeof body === 'object' && 'body' in body ? body.body : undefined;
  request.body = typeof inner === 'object' && inner !== null ? inner : body;
}
