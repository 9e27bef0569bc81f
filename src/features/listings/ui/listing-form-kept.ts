import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PictureSource } from '#ui/picture.tsx';
import { clearDraft } from '#ui/kept-draft.ts';
import { loadDraft, picturesLeft, saveDraft } from './listing-form-draft.ts';
import {
  EMPTY_LISTING,
  type FormStart,
  type ListingFormValues,
  readValues,
  sameValues,
  withTyped,
} from './listing-form-values.ts';

/** Long enough not to write at every key, short enough that a lost tab costs a word. */
const SAVE_AFTER_MS = 400;

interface Shown extends FormStart {
  /** Changes when the fields are to be filled anew. */
  round: number;
  draft: 'none' | 'kept' | 'discarded';
}

export interface KeptForm {
  form: RefObject<HTMLFormElement | null>;
  shown: Shown;
  current(): ListingFormValues;
  setImages(images: readonly PictureSource[]): void;
  /** Something was typed: keep it in a moment. */
  touch(): void;
  /** Keep it now. */
  save(): void;
  discard(): void;
  undo(): void;
}

/**
 * Keeps what is written on this device until it is saved, and brings it back after a reload, a new login or a failed
 * save. `posted` says that the start is what was just sent and refused, which is newer than any draft.
 */
export function useKeptForm(given: FormStart, name: string, posted: boolean): KeptForm {
  const [start] = useState(given);
  const [shown, setShown] = useState<Shown>({ ...start, round: 0, draft: 'none' });
  const form = useRef<HTMLFormElement>(null);
  const images = useRef(start.values.images);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const thrownAway = useRef<FormStart>(start);

  const current = () => (form.current ? readValues(new FormData(form.current), images.current) : shown.values);
  const show = (next: FormStart, draft: Shown['draft']) => {
    images.current = next.values.images;
    setShown(({ round }) => ({ ...next, draft, round: round + 1 }));
  };
  const save = () => {
    clearTimeout(pending.current);
    pending.current = undefined;
    const values = current();
    if (sameValues(values, start.values) && !posted) clearDraft(name);
    else saveDraft(name, { ...shown, values });
  };
  const touch = () => {
    clearTimeout(pending.current);
    pending.current = setTimeout(() => latest.current.save(), SAVE_AFTER_MS);
  };
  const latest = useRef({ save });
  latest.current = { save };

  useEffect(() => {
    let open = true;
    const kept = posted ? null : loadDraft(name);
    // A draft may be older than a field.
    const draft = kept && { ...kept, values: { ...EMPTY_LISTING, ...kept.values } };
    if (draft && !sameValues(draft.values, start.values)) {
      const bringBack = (values: ListingFormValues) => {
        if (open) show({ ...draft, values: withTyped(values, current(), start.values) }, 'kept');
      };
      void picturesLeft(draft).then(bringBack);
    }
    const leave = () => {
      if (pending.current !== undefined) latest.current.save();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      open = false;
      leave();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
    // Once: the draft belongs to the form that was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    form,
    shown,
    current,
    setImages(next) {
      images.current = next;
      touch();
    },
    touch,
    save,
    discard() {
      thrownAway.current = { ...shown, values: current() };
      clearDraft(name);
      show(start, 'discarded');
    },
    undo() {
      show(thrownAway.current, 'kept');
      saveDraft(name, thrownAway.current);
    },
  };
}
