import { keepDraft, keptDraft } from '#ui/forms/kept-draft.ts';
import type { FormStart, ListingFormValues } from './values.ts';

/** What was written and not saved yet, as it waits in the browser. */
export interface ListingDraft extends FormStart {
  /** When it was last written, in epoch milliseconds. */
  savedAt: number;
}

/** Pictures that nothing uses are swept after a day: in an older draft they are looked at first. */
const PICTURES_SURE_MS = 20 * 60 * 60 * 1000;

/** The name of the draft that one person has of one listing, or of a new one. */
export function draftName(userId: string, listingId = 'new'): string {
  return `${userId}:${listingId}`;
}

/** The draft of that name on this device, or null. */
export function loadDraft(name: string, now = Date.now()): ListingDraft | null {
  return keptDraft(name, isDraft, now);
}

export function saveDraft(name: string, { values, token, version }: FormStart, now = Date.now()): void {
  keepDraft(name, { values, token, version, savedAt: now } satisfies ListingDraft);
}

/** The pictures of a draft that are still stored; those that cannot be asked about are kept. */
export async function picturesLeft({ values, savedAt }: ListingDraft, now = Date.now()): Promise<ListingFormValues> {
  if (now - savedAt < PICTURES_SURE_MS) return values;
  const there = await Promise.all(
    values.images.map(({ url }) =>
      fetch(url, { method: 'HEAD' }).then(
        (answer) => answer.status !== 404,
        () => true,
      ),
    ),
  );
  return { ...values, images: values.images.filter((_, index) => there[index]) };
}

function isDraft(value: unknown): value is ListingDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, token, savedAt } = value as Partial<ListingDraft>;
  return typeof token === 'string' && typeof savedAt === 'number' && Array.isArray(values?.images);
}
