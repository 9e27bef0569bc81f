import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FailureBody } from '#core/answers.ts';
import { type ErrorCode, fail, HTTP_STATUS, isAppError } from '#core/errors.ts';
import type { Log } from '#core/ports.ts';
import { coreTexts } from '#core/texts.ts';
import { databaseFailure } from '#db/postgres.server.ts';

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

/** A failure as it is told to whoever asked. */
export interface FailureAnswer {
  status: number;
  /** When it is worth trying again. */
  retryAfterSeconds?: number | undefined;
  body: FailureBody;
}

/** The JSON edge of failures: `{success: false, message, code}` with a proper status (API-16). */
export const errorsPlugin = fastifyPlugin(async (app) => {
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(() => fail('not_found', coreTexts.notFound));
});

/** Answers with the failure as JSON. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, retryAfterSeconds, body } = failureAnswer(error, request);
  if (retryAfterSeconds) void reply.header('retry-after', retryAfterSeconds);
  void reply.status(status).send(body);
}

/** What this failure is to whoever asked; what is a defect of ours is logged and told without details. */
export function failureAnswer(error: FastifyError, request: FastifyRequest): FailureAnswer {
  const failed = (status: number, code: ErrorCode | 'error', message: string, more: object = {}) => ({
    status,
    body: { success: false as const, message, code, ...more },
  });
  const expected = isAppError(error) ? error : databaseFailure(error);
  if (expected) {
    const { code, message, fields, retryAfterSeconds, secondFactor } = expected;
    if (expected !== error) request.log.warn({ err: expected.cause }, 'the database refused or did not answer');
    noteRefusal(code, request.log, { userId: request.ctx?.viewer?.id, address: request.ip });
    const more = { ...(fields && { fields }), ...(secondFactor && { secondFactor }) };
    return { ...failed(HTTP_STATUS[code], code, message, more), retryAfterSeconds };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = Object.fromEntries(
      error.validation.map((issue) => [issue.instancePath.slice(1).replaceAll('/', '.'), issue.message ?? '']),
    );
    return failed(400, 'invalid', error.validation[0]?.message ?? coreTexts.invalid, { fields });
  }
  const status = error.statusCode ?? 500;
  if (status === 503) return { ...failed(503, 'unavailable', coreTexts.unavailable), retryAfterSeconds: 5 };
  if (status < 500) {
    return failed(status, CODE_OF_STATUS.get(status) ?? 'invalid', TEXT_OF_STATUS[status] ?? coreTexts.invalid);
  }
  request.log.error({ err: error }, 'a request failed');
  return failed(500, 'error', coreTexts.tryAgain, { requestId: request.id });
}

/** Writes down that somebody asked for what is not theirs to have (SEC-5). */
export function noteRefusal(code: ErrorCode, log: Log, who: { userId: string | undefined; address: string }): void {
  if (code === 'forbidden') log.warn({ event: 'access-refused', ...who }, 'access was refused');
}
