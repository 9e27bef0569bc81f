import type { z } from 'zod';
import { AppError, ensure, fail, type FieldErrors } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';

const typed = new WeakMap<Request, Record<string, string>>();

/** The largest form of ours has some sixty; the page of a refused one shows each again. */
const MAX_FIELDS = 200;
/** What must never come back in a page. */
const SECRET = /password|retype|current|token|credential|^code$/i;

/** The posted form. Throws `invalid` for what is no form, such as JSON or one that broke off. */
export async function formOf(request: Request): Promise<FormData> {
  return request.formData().catch((error: unknown) => {
    if (error instanceof TypeError) fail('invalid', coreTexts.invalid);
    throw error;
  });
}

/** The password that this form repeats, empty where it asks for none. */
export function passwordIn(form: FormData): string {
  return String(form.get('current') ?? '').slice(0, 1001);
}

/** The posted form by this schema. Throws `invalid` with the first message, and each field's first under its name. */
export async function readForm<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  const posted = await formOf(request);
  const entries = [...posted].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  ensure(entries.length <= MAX_FIELDS, 'invalid', coreTexts.invalid);
  const values = Object.fromEntries(entries);
  typed.set(request, Object.fromEntries(entries.filter(([name]) => !SECRET.test(name))));

  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  throw new AppError('invalid', parsed.error.issues[0]?.message ?? coreTexts.invalid, { fields });
}

/** What was typed into the form of this request, without passwords: a refused form shows it again, also without scripts. */
export function typedValues(request: Request): Record<string, string> {
  return typed.get(request) ?? {};
}
