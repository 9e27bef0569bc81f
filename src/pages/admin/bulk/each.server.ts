import { ensure, fail, isAppError } from '#core/errors.ts';
import { type BulkOutcome, type Deeds, MOST_AT_ONCE } from './deeds.ts';
import { bulkTexts as texts } from './texts.ts';

/**
 * Does what the form asks with each row that it names, one after the other and each by itself, so that what is refused for one leaves the others done.
 * Throws `invalid` for a form that names no deed or no rows, or too many.
 */
export async function doEach<D extends Deeds>(
  form: FormData,
  deeds: D,
  work: (deed: keyof D & string, id: string) => Promise<unknown>,
): Promise<BulkOutcome & { deed: keyof D & string }> {
  const named = String(form.get('deed') ?? '');
  if (!Object.hasOwn(deeds, named)) fail('invalid', texts.noDeed);
  const deed = named as keyof D & string;
  const ids = [...new Set(form.getAll('id').map(String))];
  ensure(ids.length > 0, 'invalid', texts.none);
  ensure(ids.length <= MOST_AT_ONCE, 'invalid', texts.tooMany);
  const refused: BulkOutcome['refused'] = [];
  for (const id of ids) {
    try {
      // One after the other: many at once would stand in each other's way.
      // oxlint-disable-next-line no-await-in-loop
      await work(deed, id);
    } catch (error) {
      if (!isAppError(error)) throw error;
      refused.push({ id, why: error.message });
    }
  }
  return { deed, done: ids.length - refused.length, refused };
}
