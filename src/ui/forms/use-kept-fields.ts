import { type FormValues, type KeptDraft, loadDraft, saveDraft } from './kept-draft.ts';
import { type KeptForm, useKeptForm } from './use-kept-form.ts';

interface Fields<V extends FormValues> {
  /** What the fields hold; its keys name them. */
  values: V;
  /** The saved state that the values are of. */
  version: string;
}

interface KeptFieldsOptions<V extends FormValues> extends Fields<V> {
  /** The draft's name: who writes what. */
  name: string;
  /** True where `values` were just sent and refused, which makes them newer than any draft. */
  posted: boolean;
  /** What of a draft is still good. */
  mend?: (values: V) => Promise<V>;
}

/** `useKeptForm` for a form of nothing but text fields. */
export function useKeptFields<V extends FormValues>(options: KeptFieldsOptions<V>): KeptForm<Fields<V>> {
  const { values, version, name, posted, mend } = options;
  return useKeptForm<Fields<V>, KeptDraft<V>>({
    start: { values, version },
    name,
    posted,
    read: (form, shown) => ({ values: readForm(form, values), version: shown.version }),
    isSame: (one, other) => isSame(one.values, other.values),
    withTyped: (draft, typed, before) => ({
      values: withTyped(draft.values, typed.values, before.values),
      version: draft.version,
    }),
    load: (kept) => loadDraft(kept, values),
    keep: (kept, now) => saveDraft(kept, now.values, now.version),
    ...(mend && { mend: async (draft) => ({ values: await mend(draft.values), version: draft.version }) }),
  });
}

function readForm<V extends FormValues>(form: HTMLFormElement, like: V): V {
  const typed = new FormData(form);
  return Object.fromEntries(Object.keys(like).map((field) => [field, String(typed.get(field) ?? '')])) as V;
}

function isSame(a: FormValues, b: FormValues): boolean {
  return Object.keys(b).every((field) => a[field] === b[field]);
}

function withTyped<V extends FormValues>(draft: V, typed: V, start: V): V {
  const changed = Object.entries(typed).filter(([field, value]) => value !== start[field]);
  return { ...draft, ...Object.fromEntries(changed) };
}
