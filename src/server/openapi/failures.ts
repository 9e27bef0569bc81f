import type { FastifySchema, RouteOptions } from 'fastify';
import { type ErrorCode, HTTP_STATUS } from '#core/errors.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Failures of the call beyond those that follow from its access, its method and its input. */
    failures?: readonly ErrorCode[];
  }
}

type Code = ErrorCode | 'error';

const DESCRIPTIONS: Record<Code, string> = {
  invalid: 'The request is not as described; `fields` says what is wrong with which field.',
  unauthenticated: 'Nobody is signed in, or the password is wrong.',
  forbidden: 'Not allowed for this person, or sent by a browser from a site that is not an allowed origin.',
  not_found: 'It does not exist, or is not visible to this person.',
  conflict: 'It has changed since it was read, is already taken, or a limit is reached.',
  too_large: 'The body or the picture is too large.',
  unsupported: 'The type of the body or of the picture is not supported.',
  too_many: 'Too many requests; the `Retry-After` header says how many seconds to wait.',
  unavailable: 'Temporarily unavailable; the `Retry-After` header says how many seconds to wait.',
  no_space: 'There is no space to store more at present.',
  error: 'An unexpected failure.',
};

const statusOf = (code: Code) => (code === 'error' ? 500 : HTTP_STATUS[code]);
/** `not_found` → `NotFound` */
const nameOf = (code: Code) =>
  code
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** Every failure as a component that calls refer to. */
export const failureResponses = Object.fromEntries(
  (Object.keys(DESCRIPTIONS) as Code[]).map((code) => [
    nameOf(code),
    {
      description: DESCRIPTIONS[code],
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]),
);

/** What a call can fail with: references by status. */
export function failuresOf(schema: FastifySchema, { config, method }: RouteOptions): Record<string, { $ref: string }> {
  const codes = new Set<Code>(['too_many', 'unavailable', 'error', ...(schema.failures ?? [])]);
  if (schema.params ?? schema.querystring ?? schema.headers ?? schema.body) codes.add('invalid');
  if (schema.params) codes.add('not_found');
  if (schema.body) codes.add('too_large').add('unsupported');
  if (config?.access !== 'public') codes.add('unauthenticated');
  // Browsers may only write from our own pages and those of allowed origins.
  if (config?.access === 'admin' || !['GET', 'HEAD'].includes(String(method))) codes.add('forbidden');
  return Object.fromEntries(
    [...codes].map((code) => [statusOf(code), { $ref: `#/components/responses/${nameOf(code)}` }]),
  );
}
