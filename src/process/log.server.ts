import pino from 'pino';
import { withoutValues } from '#core/errors.ts';

/** The log: JSON lines, and never the values that a failed statement carried. */
export function createLog(level: string): pino.Logger {
  return pino({
    level,
    serializers: { err: (error: unknown) => pino.stdSerializers.err(withoutValues(error) as Error) },
  });
}
