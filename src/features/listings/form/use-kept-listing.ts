import { useRef } from 'react';
import type { PictureSource } from '#features/media/ui/picture.tsx';
import type { KeptDraft } from '#ui/forms/kept-draft.ts';
import { useKeptForm } from '#ui/forms/use-kept-form.ts';
import { EMPTY_LISTING, type FormStart, readValues, sameValues, withTyped } from './values.ts';

/** Pictures that nothing uses are swept after a day: in an older draft they are looked at first. */
const PICTURES_SURE_MS = 20 * 60 * 60 * 1000;

/** `useKeptForm` for a listing, whose pictures are no fields. */
export function useKeptListing(start: FormStart, name: string, posted: boolean) {
  const images = useRef(start.values.images);
  const kept = useKeptForm<FormStart>({
    start,
    name,
    // A new home has its token, a stored one the state that was opened.
    attemptOf: ({ token, version }) => token || version,
    posted,
    read: (form, { token, version }) => ({ values: readValues(new FormData(form), images.current), token, version }),
    isSame: (one, other) => sameValues(one.values, other.values),
    withTyped: (draft, typed, before) => ({ ...draft, values: withTyped(draft.values, typed.values, before.values) }),
    isState,
    mend,
    onShow: ({ values }) => {
      images.current = values.images;
    },
  });
  return {
    ...kept,
    setImages(next: readonly PictureSource[]) {
      images.current = next;
      kept.touch();
    },
  };
}

function isState(kept: object): kept is FormStart {
  const { values, token } = kept as Partial<FormStart>;
  return typeof token === 'string' && Array.isArray(values?.images);
}

/** A draft may be older than a field, and than what is left of its pictures; those that cannot be asked about are kept. */
async function mend({ values, token, version, savedAt }: KeptDraft<FormStart>): Promise<FormStart> {
  const isSure = Date.now() - savedAt < PICTURES_SURE_MS;
  const isLost = ({ url }: PictureSource) =>
    fetch(url, { method: 'HEAD' }).then(
      ({ status }) => status === 404,
      () => false,
    );
  const lost = isSure ? [] : await Promise.all(values.images.map(isLost));
  const images = values.images.filter((_, index) => !lost[index]);
  return { values: { ...EMPTY_LISTING, ...values, images }, token, version };
}
