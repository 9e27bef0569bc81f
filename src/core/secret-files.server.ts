import { readFileSync } from 'node:fs';
import { fail } from './errors.ts';

/** The secrets whose settings name a file, as `SMTP_URL_FILE` does: so secret managers hand them out. */
export function secretsInFiles(
  set: Record<string, string | undefined>,
  names: readonly string[],
): Record<string, string> {
  const secrets = names.flatMap((name) => {
    const file = set[`${name}_FILE`];
    return file ? [[name, readable(`${name}_FILE`, file).trim()]] : [];
  });
  return Object.fromEntries(secrets);
}

/** What stands in the file that a setting names. */
export function readable(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fail('invalid', `The setting ${setting} names a file that cannot be read.`);
  }
}
