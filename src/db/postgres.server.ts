import { withoutValues } from '#core/errors.ts';

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
