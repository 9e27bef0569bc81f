import type { FastifyError } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorCode, HTTP_STATUS, isAppError } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';

const CODE_OF_STATUS = new Map<number, ErrorCode>(
  Object.entries(HTTP_STATUS).map(([code, status]) => [status, code as ErrorCode]),
);

const TEXT_OF_STATUS: Record<number, string> = {
  404: coreTexts.notFound,
  413: 'That is too large.',
  415: 'We cannot read that kind of content.',
  429: coreTexts.tooMany,
  503: coreTexts.unavailable,
};

/** The JSON edge of failures: `{success: false, message, code}` with a proper status (SPEC section 8). */
export const errorsPlugin = fastifyPlugin(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isAppError(error)) {
      if (error.retryAfterSeconds) void reply.header('retry-after', error.retryAfterSeconds);
      return reply.status(HTTP_STATUS[error.code]).send({
        success: false,
        message: error.message,
        code: error.code,
        ...(error.fields ? { fields: error.fields } : {}),
      });
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = Object.fromEntries(
        error.validation.map((issue) => [issue.instancePath.slice(1).replaceAll('/', '.'), issue.message ?? '']),
      );
      const message = error.validation[0]?.message ?? coreTexts.invalid;
      return reply.status(400).send({ success: false, message, code: 'invalid', fields });
    }
    if (isLostDatabase(error)) {
      request.log.error({ err: error }, 'the database cannot be reached');
      void reply.header('retry-after', 5);
      return reply.status(503).send({ success: false, message: coreTexts.unavailable, code: 'unavailable' });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      const message = TEXT_OF_STATUS[status] ?? coreTexts.invalid;
      return reply.status(status).send({ success: false, message, code: CODE_OF_STATUS.get(status) ?? 'invalid' });
    }
    request.log.error({ err: error }, 'a request failed');
    return reply
      .status(500)
      .send({ success: false, message: coreTexts.tryAgain, code: 'error', requestId: request.id });
  });
});

/** Connection failures of PostgreSQL and its socket: worth a retry, unlike a defect. */
export function isLostDatabase(error: unknown): boolean {
  const seen = [error, (error as { cause?: unknown } | null)?.cause];
  return seen.some((one) => {
    const { code, message } = (one ?? {}) as { code?: unknown; message?: unknown };
    return (
      (typeof code === 'string' && /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[123]|53300|08\d{3})$/.test(code)) ||
      (typeof message === 'string' && /connection terminated|timeout exceeded when trying to connect/i.test(message))
    );
  });
}
