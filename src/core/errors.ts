/** The one table from code to HTTP status; read by the JSON and the page edge only. */
export const HTTP_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  unavailable: 503,
  no_space: 507,
} as const;
/** What can go wrong for a person, as codes. Anything else is a defect and is answered 500 without details. */
export type ErrorCode = keyof typeof HTTP_STATUS;

/** Messages for single form fields, by field name. */
export type FieldErrors = Record<string, string>;

/** An expected failure. `message` is a sentence for the person who caused it, never for a log. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly secondFactor: boolean;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: FieldErrors; retryAfterSeconds?: number; secondFactor?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.secondFactor = more.secondFactor ?? false;
  }
}

/** By name, because the native process and the bundle may each hold a copy of the class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === 'AppError' && 'code' in error;
}

/** Throws an expected failure. */
export function fail(code: ErrorCode, message: string, fields?: FieldErrors): never {
  throw new AppError(code, message, fields ? { fields } : {});
}

/** Throws an expected failure unless the condition holds. */
export function ensure(condition: unknown, code: ErrorCode, message: string): asserts condition {
  if (!condition) fail(code, message);
}

/** The failure beneath wrappers that quote a statement with its values: passwords' hashes and tokens stay out of logs. */
export function withoutValues(error: unknown): unknown {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error && !isAppError(innermost)) {
    innermost = innermost.cause;
  }
  return innermost;
}
