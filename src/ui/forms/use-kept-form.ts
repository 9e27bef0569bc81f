import { useEffect, useRef, useState } from 'react';
import { clearDraft, type KeptDraft, loadDraft, saveDraft } from './kept-draft.ts';

/** Long enough not to write at every key, short enough that a lost tab costs a word. */
const SAVE_AFTER_MS = 400;

/** A form that is kept: `S` is all it starts from. */
export interface KeptFormOptions<S extends object> {
  start: S;
  /** The draft's name: who writes what. */
  name: string;
  /** Names the one attempt to save that this is a state of: two windows that are open at once have two. */
  attemptOf(state: S): string;
  /** True where `start` was just sent and refused, which makes it newer than any draft. */
  posted: boolean;
  /** What stands in the form now, which was filled with `shown`. */
  read(form: HTMLFormElement, shown: S): S;
  isSame(one: S, other: S): boolean;
  /** The draft, and over it what was typed since `before`: somebody may have begun before scripts ran. */
  withTyped(draft: S, typed: S, before: S): S;
  /** Whether what was kept is of such a form. */
  isState(kept: object): kept is S;
  /** What of a draft is still good. */
  mend?(draft: KeptDraft<S>): Promise<S>;
  /** The fields are filled anew. */
  onShow?(next: S): void;
}

export type KeptForm<S extends object> = ReturnType<typeof useKeptForm<S>>;

/** What the fields were filled with. */
type Shown<S> = S & {
  /** Changes when the fields are to be filled anew: use it as their key. */
  round: number;
  draft: 'none' | 'kept' | 'discarded';
};

/** Keeps what is written in a form on this device until it is saved, and brings it back after a reload or a failed save. */
export function useKeptForm<S extends object>(options: KeptFormOptions<S>) {
  const [{ start, name, posted, ...kind }] = useState(options);
  const [shown, setShown] = useState<Shown<S>>({ ...start, round: 0, draft: 'none' });
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const thrownAway = useRef<S>(start);

  const current = (): S => (form.current ? kind.read(form.current, shown) : shown);
  const show = (next: S, draft: 'kept' | 'discarded') => {
    kind.onShow?.(next);
    setShown(({ round }) => ({ ...next, draft, round: round + 1 }));
  };
  const save = () => {
    clearTimeout(pending.current);
    pending.current = undefined;
    const now = current();
    if (kind.isSame(now, start) && !posted) clearDraft(name, kind.attemptOf(now));
    else saveDraft(name, kind.attemptOf(now), now);
  };
  const latest = useRef({ save });
  latest.current = { save };

  useEffect(() => {
    let open = true;
    const draft = posted ? null : loadDraft(name, kind.isState);
    if (draft && !kind.isSame(draft, start)) {
      const bringBack = (left: S) => {
        if (open) show(kind.withTyped(left, current(), start), 'kept');
      };
      void (kind.mend?.(draft) ?? Promise.resolve(draft)).then(bringBack);
    } else if (!kind.isSame(current(), start)) {
      // Typed before scripts ran.
      latest.current.save();
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
    /** Goes along with the form, whose draft is forgotten once it is saved. */
    attempt: kind.attemptOf(shown),
    current,
    /** Something was typed: keep it in a moment. */
    touch() {
      clearTimeout(pending.current);
      pending.current = setTimeout(() => latest.current.save(), SAVE_AFTER_MS);
    },
    /** Keep it now. */
    save,
    discard() {
      thrownAway.current = current();
      clearDraft(name, kind.attemptOf(thrownAway.current));
      show(start, 'discarded');
    },
    undo() {
      show(thrownAway.current, 'kept');
      saveDraft(name, kind.attemptOf(thrownAway.current), thrownAway.current);
    },
  };
}
