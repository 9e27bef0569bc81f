import type { Deps } from '#core/ctx.ts';
import type { JobKind } from '#core/ports.ts';

/** Background work: a kind, what to do, and (for sweeps) when. */
export interface JobHandler {
  kind: JobKind<object>;
  /** Five-field cron expression in UTC. */
  cron?: string;
  /** It queues itself anew for what it left, and that follows at once. */
  requeues?: boolean;
  run(deps: Deps, data: object): Promise<void>;
}

/** Ties a kind of job to its handler; throwing makes the queue try again later. */
export function defineJob<Data extends object>(
  kind: JobKind<Data>,
  run: (deps: Deps, data: Data) => Promise<void>,
  options: Pick<JobHandler, 'cron' | 'requeues'> = {},
): JobHandler {
  return { kind, run: (deps, data) => run(deps, data as Data), ...options };
}
