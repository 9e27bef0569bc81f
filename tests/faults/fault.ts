/** What a run is asked for; each kind of fault has its own defaults. */
export interface FaultOptions {
  /** How many faults or requests. */
  count?: number;
  /** How long, at the most. */
  seconds?: number;
  /** The same faults for the same seed. */
  seed?: number;
  /** Whether times are judged: only on a machine that does nothing else do they say something. */
  timed?: boolean;
}

export interface FaultReport {
  /** One line that tells what was done. */
  figures: string;
  /** What should not have happened; empty when all is well. */
  failures: string[];
}

/** What each module of this folder exports as `run`. */
export type Fault = (options: FaultOptions) => Promise<FaultReport>;
