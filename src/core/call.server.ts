import type { FastifyContextConfig, FastifySchema } from 'fastify';

type Declared = Required<Pick<FastifyContextConfig, 'access'>> & Pick<FastifyContextConfig, 'hot' | 'readsOnly'>;

/** Declares a call of the API: its name and its summary in `/api/docs`, who may make it, what it takes and what it answers. */
export function call<Contract extends FastifySchema>(
  operationId: string,
  summary: string,
  { access, hot = false, readsOnly = false, ...contract }: Declared & Contract,
) {
  return { config: { access, hot, readsOnly }, schema: { operationId, summary, ...contract } };
}
