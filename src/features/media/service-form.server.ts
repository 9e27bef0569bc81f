import type { Ctx } from '#core/ctx.ts';
import { isAppError } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { type Image, imageAnswer } from './contract.ts';
import * as repo from './repo.server.ts';
import type { Purpose } from './rules.ts';
import { store } from './service.server.ts';
import { mediaTexts as texts } from './texts.ts';

export interface PickerForm {
  /** The most pictures that there may be. */
  max: number;
  purpose?: Purpose;
  /** Name of the hidden inputs with the addresses. */
  name?: string;
}

/**
 * What a press in the image picker asked for in a browser without scripts: add the chosen files, move or delete one.
 * Gives the pictures as they are then, with what went wrong; null when the form was sent to be saved.
 */
export async function pressInPicker(
  ctx: Ctx,
  form: FormData,
  { max, purpose = 'listing', name = 'imageUrls' }: PickerForm,
): Promise<{ images: Image[]; error: string | null } | null> {
  requireViewer(ctx);
  const [action, url] = String(form.get('intent') ?? '').split(' ');
  if (!action || !['upload', 'earlier', 'later', 'delete'].includes(action)) return null;
  const images = await imagesOf(ctx, form.getAll(name).slice(0, max).map(String));
  const place = images.findIndex((image) => image.url === url);
  const image = images[place];
  if (action === 'upload') return addFiles(ctx, images, form.getAll('photos').filter(isChosen), { max, purpose });
  if (!image) return { images, error: null };
  const others = images.toSpliced(place, 1);
  if (action === 'delete') return { images: others, error: null };
  const to = Math.max(0, action === 'earlier' ? place - 1 : place + 1);
  return { images: others.toSpliced(to, 0, image), error: null };
}

async function addFiles(
  ctx: Ctx,
  images: Image[],
  files: File[],
  { max, purpose }: Required<Omit<PickerForm, 'name'>>,
) {
  if (files.length === 0) return { images, error: texts.noFile };
  if (images.length + files.length > max) return { images, error: texts.tooMany };
  const all = [...images];
  for (const file of files) {
    try {
      all.push(await store(ctx, { name: file.name, bytes: await file.bytes(), purpose }));
    } catch (error) {
      if (isAppError(error)) return { images: all, error: error.message };
      throw error;
    }
  }
  return { images: all, error: null };
}

/** The stored pictures behind these addresses, in their order; what is not there falls away. */
async function imagesOf(ctx: Ctx, urls: string[]): Promise<Image[]> {
  const rows = urls.length > 0 ? await repo.byUrls(ctx.db, urls) : [];
  const found = new Map(rows.map((row) => [row.url, imageAnswer.parse(row)]));
  return [...new Set(urls)].flatMap((url) => found.get(url) ?? []);
}

function isChosen(entry: FormDataEntryValue): entry is File {
  return entry instanceof File && entry.size > 0;
}
