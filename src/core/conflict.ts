import { AppError, type FieldErrors } from './errors.ts';
import { coreTexts } from './texts.ts';

/** What stands in the way of a save: who saved the same thing meanwhile, and where the two versions differ (KEEP-5). */
export interface Conflict {
  /** Null where the writer did, in another window. */
  by: string | null;
  /** The version that is stored, by its moment. */
  version: string;
  differences: Difference[];
}

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** Characters that are shown of each version, and around the place where they differ. */
const MOST = 400;
const AROUND = 60;

/** A field in two versions, as text; of long ones the part in which they differ. Nothing where they are the same. */
export function differenceOf(label: string, theirs: string, mine: string): Difference[] {
  if (theirs === mine) return [];
  const [one, other] = [Array.from(theirs), Array.from(mine)];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const part = (text: string[]) => {
    const from = text.length > MOST ? Math.max(0, start - AROUND) : 0;
    const to = text.length > MOST ? Math.min(text.length, text.length - end + AROUND, from + MOST) : text.length;
    return `${from > 0 ? '…' : ''}${text.slice(from, to).join('')}${to < text.length ? '…' : ''}`;
  };
  return [{ label, theirs: part(one), mine: part(other) }];
}

/** Throws `conflict`, with what each of the changed fields says now. */
export function refuseOverwriting(message: string, changed: Record<string, unknown>): never {
  const fields: FieldErrors = {};
  for (const [name, now] of Object.entries(changed)) {
    const text = typeof now === 'string' ? now : now === null ? '' : JSON.stringify(now);
    fields[name] = coreTexts.changedTo(differenceOf(name, text, '')[0]?.theirs ?? '');
  }
  throw new AppError('conflict', message, { fields });
}
