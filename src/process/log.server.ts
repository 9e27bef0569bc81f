import pino from 'pino';
import { withoutValues } from '#core/errors.ts';
import type { Metrics } from '#core/metrics.server.ts';
import type { Log, Tracing } from '#core/ports.ts';
import type { Watch } from '#db/client.server.ts';

const MAX_STATEMENT = 500;

/** The log: JSON lines, and never the values that a failed statement carried. */
export function createLog(level: string, to?: pino.DestinationStream): pino.Logger {
  const options = { level, serializers: { err: errorOf } };
  return to ? pino(options, to) : pino(options);
}

/** What tells a failure apart; drivers hang whole connections on their errors, with the secrets of these. */
function errorOf(error: unknown): object {
  const { type, message, stack, code } = pino.stdSerializers.err(withoutValues(error) as Error);
  return { type, message, stack, ...(code ? { code } : {}) };
}

interface WatchOptions {
  metrics: Metrics;
  log: Log;
  slowMs: number;
  tracing?: Tracing | undefined;
}

/** Measures the statements of a pool, and writes the slow ones down, without their values (SEEN-1). */
export function watchPool(pool: string, { metrics, log, slowMs, tracing }: WatchOptions): Watch {
  return {
    wait: (milliseconds) => metrics.poolWait.observe({ pool }, milliseconds / 1000),
    statement(text) {
      const started = performance.now();
      const trace = tracing?.statement(text);
      return () => {
        const milliseconds = performance.now() - started;
        trace?.();
        metrics.statements.observe({ pool }, milliseconds / 1000);
        if (milliseconds < slowMs) return;
        const statement = text.replaceAll(/\s+/g, ' ').slice(0, MAX_STATEMENT);
        log.warn({ pool, statement, milliseconds: Math.round(milliseconds) }, 'a slow statement');
      };
    },
  };
}
