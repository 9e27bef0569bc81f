import type { Ctx } from '#core/ctx.ts';
import { isAppError } from '#core/errors.ts';
import { MAX_IMAGES } from '#features/listings/rules.ts';
import { store } from '#features/media/service.server.ts';
import { mediaTexts as texts } from '#features/media/texts.ts';

/**
 * The photo picker without scripts: stores posted files, moves and removes, and leaves the new list in the form's
 * `imageUrls`. `save` says that the button was the listing's, not one of the photos' own; `error` why not all are there.
 */
export async function photoStep(ctx: Ctx, form: FormData) {
  const [intent = '', url = ''] = String(form.get('intent') ?? '').split(' ');
  const files = form.getAll('photos').filter((entry): entry is File => entry instanceof File && entry.size > 0);
  form.delete('photos');
  let urls = form.getAll('imageUrls').map(String);
  let error: string | undefined;

  if (files.length > 0) {
    const room = Math.max(0, MAX_IMAGES - urls.length);
    if (files.length > room) error = texts.tooMany;
    for (const file of files.slice(0, room)) {
      const stored = await tryStore(ctx, file);
      if (typeof stored === 'string') error = stored;
      else urls.push(stored.url);
    }
  } else if (intent === 'upload') {
    error = texts.noneChosen;
  }
  const at = urls.indexOf(url);
  if (at >= 0) {
    urls = urls.toSpliced(at, 1);
    if (intent === 'earlier') urls = urls.toSpliced(Math.max(0, at - 1), 0, url);
    if (intent === 'later') urls = urls.toSpliced(at + 1, 0, url);
  }
  form.delete('imageUrls');
  for (const one of urls) form.append('imageUrls', one);
  return { save: intent === '', error };
}

/** The stored picture, or the sentence that says why there is none. */
async function tryStore(ctx: Ctx, file: File) {
  try {
    return await store(ctx, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), purpose: 'listing' });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.message;
  }
}
