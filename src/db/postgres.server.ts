import { AppError, isAppError, withoutValues } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const UNIQUE_VIOLATION = '23505';

/** Whether the text can be compared with a uuid column; PostgreSQL answers any other text with an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Whether a statement failed because another row already has a value that must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = withoutValues(error);
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}

/** Whether a statement waited too long for a lock that somebody else holds. */
export function isLockTimeout(error: unknown): boolean {
  const cause = withoutValues(error);
  return cause instanceof Error && 'code' in cause && cause.code === '55P03';
}

/** What may be gone a while later: shutting down, no longer the primary, too slow, too many connections, out of memory, out of reach. */
const PASSING =
  /^(57P0[123]|25006|57014|53300|53200|55P03|08\d{3}|ECONN(REFUSED|RESET)|ETIMEDOUT|E(HOST|NET)UNREACH|EAI_AGAIN)$/;
/** What a connection fails in; a missing socket has the code of a missing file. */
const ON_THE_LINE = /^(connect|read|write|getaddrinfo)$/;
const PASSING_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;
/** PgBouncer's code is the same for all that it says. */
const POOLER_MESSAGE =
  /^(server login has been failing|server conn crashed|query_wait_timeout|pgbouncer cannot connect)/i;
/** Two transactions in each other's way: one of them is to begin again. */
const COLLIDED = /^(40P01|40001)$/;
const DISK_FULL = '53100';
/** Something that the row belongs to was deleted at this very moment. */
const PARENT_GONE = '23503';
/** A NUL in a text, and text that is no uuid, number or date. */
const UNREADABLE_VALUE = /^(22021|22P0[25]|22007|22003)$/;

/** The failure of a statement as one that the person is told of; undefined for what is a defect of ours. */
export function databaseFailure(error: unknown): AppError | undefined {
  const cause = withoutValues(error);
  // A pool refuses in these words before PostgreSQL is asked.
  if (isAppError(cause)) return cause;
  const { code = '', message = '', syscall = '' } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  if (typeof code !== 'string') return undefined;
  if (code === DISK_FULL) return new AppError('no_space', coreTexts.noSpace, { cause, retryAfterSeconds: 60 });
  if (COLLIDED.test(code)) return new AppError('unavailable', coreTexts.unavailable, { cause, retryAfterSeconds: 1 });
  if (code === PARENT_GONE) return new AppError('conflict', coreTexts.goneMeanwhile, { cause });
  if (UNREADABLE_VALUE.test(code)) return new AppError('invalid', coreTexts.invalid, { cause });
  const isPassing = PASSING_MESSAGE.test(message) || POOLER_MESSAGE.test(message);
  if (!PASSING.test(code) && !ON_THE_LINE.test(syscall) && !isPassing) return undefined;
  return new AppError('unavailable', coreTexts.unavailable, { cause, retryAfterSeconds: 5 });
}

/** Whether the transaction lost against another one and may be begun again. */
export function isCollision(error: unknown): boolean {
  const { code } = (withoutValues(error) ?? {}) as { code?: unknown };
  return typeof code === 'string' && COLLIDED.test(code);
}
