import type { Log } from '#core/ports.ts';

/** Tells the operator in plain words what takes a moment. */
export function say(text: string): void {
  process.stdout.write(`  ${text} …\n`);
}

/** The log, with its good news told to the operator as progress. */
export function withProgress(log: Log): Log {
  return {
    info: (_fields, message) => {
      if (message) say(message.charAt(0).toUpperCase() + message.slice(1));
    },
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  };
}
