import type { FastifyContextConfig, FastifySchema } from 'fastify';

type Declared = Required<Pick<FastifyContextConfig, 'access'>> &
  Pick<FastifyContextConfig, 'hot' | 'readsOnly' | 'touches'>;

/** Declares a call of the API: its name and its summary in `/api/docs`, who may make it, what of the public's it touches, what it takes and what it answers. */
export function call<Contract extends FastifySchema>(
  operationId: string,
  summary: string,
  { access, hot = false, readsOnly = false, touches, ...contract }: Declared & Contract,
) {
  const config = { access, hot, readsOnly, ...(touches && { touches }) };
  return { config, schema: { operationId, summary, ...contract } };
}
