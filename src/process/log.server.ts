import pino from 'pino';
import { withoutValues } from '#core/errors.ts';

/** The log: JSON lines, and never the values that a failed statement carried. */
export function createLog(level: string): pino.Logger {
  return pino({ level, serializers: { err: errorOf } });
}

/** What tells a failure apart; drivers hang whole connections on their errors, with the secrets of these. */
function errorOf(error: unknown): object {
  const { type, message, stack, code } = pino.stdSerializers.err(withoutValues(error) as Error);
  return { type, message, stack, ...(code ? { code } : {}) };
}
