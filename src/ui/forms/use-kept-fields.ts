import { type KeptFormOptions, useKeptForm } from './use-kept-form.ts';

/** The fields of a form by their names. */
type FormValues = Readonly<Record<string, string>>;

interface Fields<V extends FormValues> {
  /** What the fields hold; its keys name them. */
  values: V;
  /** The saved state that the values are of. */
  version: string;
}

interface KeptFieldsOptions<V extends FormValues>
  extends Fields<V>, Pick<KeptFormOptions<Fields<V>>, 'name' | 'posted'> {
  /** What of a draft is still good. */
  mend: (values: V) => Promise<V>;
}

/** `useKeptForm` for a form of nothing but text fields. */
export function useKeptFields<V extends FormValues>(options: KeptFieldsOptions<V>) {
  const { values, version, name, posted, mend } = options;
  const fields = Object.keys(values);
  return useKeptForm<Fields<V>>({
    start: { values, version },
    name,
    attemptOf: (state) => state.version,
    posted,
    read(form, shown) {
      const typed = new FormData(form);
      const entries = fields.map((field) => [field, String(typed.get(field) ?? '')]);
      return { values: Object.fromEntries(entries) as V, version: shown.version };
    },
    isSame: (one, other) => fields.every((field) => one.values[field] === other.values[field]),
    withTyped(draft, typed, before) {
      const changed = Object.entries(typed.values).filter(([field, value]) => value !== before.values[field]);
      return { values: { ...draft.values, ...Object.fromEntries(changed) }, version: draft.version };
    },
    isState(kept): kept is Fields<V> {
      const { values: texts, version: seen } = kept as Partial<Fields<V>>;
      return typeof seen === 'string' && fields.every((field) => typeof texts?.[field] === 'string');
    },
    mend: async (draft) => ({ values: await mend(draft.values), version: draft.version }),
  });
}
