import { useRef } from 'react';
import type { PictureSource } from '#features/media/ui/picture.tsx';
import { type KeptForm, useKeptForm } from '#ui/forms/use-kept-form.ts';
import { type ListingDraft, loadDraft, picturesLeft, saveDraft } from './draft.ts';
import { EMPTY_LISTING, type FormStart, readValues, sameValues, withTyped } from './values.ts';

interface KeptListing extends KeptForm<FormStart> {
  setImages(images: readonly PictureSource[]): void;
}

/** `useKeptForm` for a listing, whose pictures are no fields. */
export function useKeptListing(start: FormStart, name: string, posted: boolean): KeptListing {
  const images = useRef(start.values.images);
  const kept = useKeptForm<FormStart, ListingDraft>({
    start,
    name,
    posted,
    read: (form, { token, version }) => ({ values: readValues(new FormData(form), images.current), token, version }),
    isSame: (one, other) => sameValues(one.values, other.values),
    withTyped: (draft, typed, before) => ({ ...draft, values: withTyped(draft.values, typed.values, before.values) }),
    load: loadKnown,
    keep: saveDraft,
    mend: async (draft) => ({ ...draft, values: await picturesLeft(draft) }),
    onShow: ({ values }) => {
      images.current = values.images;
    },
  });
  return {
    ...kept,
    setImages(next) {
      images.current = next;
      kept.touch();
    },
  };
}

/** A draft may be older than a field. */
function loadKnown(name: string): ListingDraft | null {
  const draft = loadDraft(name);
  return draft && { ...draft, values: { ...EMPTY_LISTING, ...draft.values } };
}
