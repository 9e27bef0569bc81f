import { type RefObject, useEffect, useRef, useState } from 'react';
import { clearDraft, type FormValues, loadDraft, saveDraft } from './kept-draft.ts';

/** Long enough not to write at every key, short enough that a lost tab costs a word. */
const SAVE_AFTER_MS = 400;

export interface KeptFormOptions<V extends FormValues> {
  /** What the fields hold at first; its keys name them. */
  values: V;
  /** The saved state that the values are of. */
  version: string;
  /** The draft's name: who writes what. */
  name: string;
  /** True where `values` were just sent and refused, which makes them newer than any draft. */
  posted: boolean;
  /** What of a draft is still good. */
  mend?: (values: V) => Promise<V>;
}

export interface KeptForm<V extends FormValues> {
  form: RefObject<HTMLFormElement | null>;
  shown: {
    values: V;
    version: string;
    /** Changes when the fields are to be filled anew: use it as their key. */
    round: number;
    draft: 'none' | 'kept' | 'discarded';
  };
  /** Something was typed: keep it in a moment. */
  touch(): void;
  /** Keep it now. */
  save(): void;
  discard(): void;
  undo(): void;
}

/** Keeps what is written in a form on this device until it is saved, and brings it back after a reload or a failed save. */
export function useKeptForm<V extends FormValues>(options: KeptFormOptions<V>): KeptForm<V> {
  const [{ values: start, version, name, posted, mend }] = useState(options);
  const [shown, setShown] = useState<KeptForm<V>['shown']>({ values: start, version, round: 0, draft: 'none' });
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const thrownAway = useRef({ values: start, version });

  const current = () => (form.current ? readForm(form.current, start) : shown.values);
  const show = (next: { values: V; version: string }, draft: 'kept' | 'discarded') =>
    setShown(({ round }) => ({ ...next, draft, round: round + 1 }));
  const save = () => {
    clearTimeout(pending.current);
    pending.current = undefined;
    const values = current();
    if (isSame(values, start) && !posted) clearDraft(name);
    else saveDraft(name, values, shown.version);
  };
  const latest = useRef({ save });
  latest.current = { save };

  useEffect(() => {
    let open = true;
    const draft = posted ? null : loadDraft(name, start);
    if (draft && !isSame(draft.values, start)) {
      const bringBack = (values: V) => {
        if (open) show({ values: withTyped(values, current(), start), version: draft.version }, 'kept');
      };
      void (mend ? mend(draft.values) : Promise.resolve(draft.values)).then(bringBack);
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
    touch() {
      clearTimeout(pending.current);
      pending.current = setTimeout(() => latest.current.save(), SAVE_AFTER_MS);
    },
    save,
    discard() {
      thrownAway.current = { values: current(), version: shown.version };
      clearDraft(name);
      show({ values: start, version }, 'discarded');
    },
    undo() {
      show(thrownAway.current, 'kept');
      saveDraft(name, thrownAway.current.values, thrownAway.current.version);
    },
  };
}

function readForm<V extends FormValues>(form: HTMLFormElement, like: V): V {
  const typed = new FormData(form);
  return Object.fromEntries(Object.keys(like).map((field) => [field, String(typed.get(field) ?? '')])) as V;
}

function isSame(a: FormValues, b: FormValues): boolean {
  return Object.keys(b).every((field) => a[field] === b[field]);
}

/** The draft, but what was typed before it came back. */
function withTyped<V extends FormValues>(draft: V, typed: V, start: V): V {
  const changed = Object.entries(typed).filter(([field, value]) => value !== start[field]);
  return { ...draft, ...Object.fromEntries(changed) };
}
