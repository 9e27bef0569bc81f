/** The fields of a form by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** What was written and not saved yet, as it waits on this device. */
export interface KeptDraft<V extends FormValues> {
  values: V;
  /** The saved state that it began from; empty for something new. */
  version: string;
  /** When it was last written, in epoch milliseconds. */
  savedAt: number;
}

const PREFIX = 'gidana:draft:';
/** A draft that nobody came back to is forgotten after this. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** What is kept under that name on this device, if it is such a draft and not forgotten; else null. */
export function keptDraft<D extends { savedAt: number }>(
  name: string,
  isDraft: (kept: unknown) => kept is D,
  now: number,
): D | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    return isDraft(draft) && now - draft.savedAt < KEEP_MS ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps the draft; without room, or in a private window, only the convenience is lost. */
export function keepDraft<D extends { savedAt: number }>(name: string, draft: D): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // The form itself still holds everything.
  }
}

/** The draft of that name, if it holds the fields that `like` has; else null. */
export function loadDraft<V extends FormValues>(name: string, like: V, now = Date.now()): KeptDraft<V> | null {
  return keptDraft(name, (kept): kept is KeptDraft<V> => isDraft(kept, like), now);
}

export function saveDraft<V extends FormValues>(name: string, values: V, version: string, now = Date.now()): void {
  keepDraft(name, { values, version, savedAt: now } satisfies KeptDraft<V>);
}

export function clearDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // There is no storage, so there is no draft.
  }
}

function isDraft<V extends FormValues>(draft: unknown, like: V): draft is KeptDraft<V> {
  if (typeof draft !== 'object' || draft === null) return false;
  const { values, version, savedAt } = draft as Partial<KeptDraft<V>>;
  if (typeof version !== 'string' || typeof savedAt !== 'number' || typeof values !== 'object') return false;
  return Object.keys(like).every((field) => typeof values?.[field] === 'string');
}
