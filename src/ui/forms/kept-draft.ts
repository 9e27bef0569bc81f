/** What was written and not saved yet, as it waits on this device. */
export type KeptDraft<State> = State & {
  /** When it was last written, in epoch milliseconds. */
  savedAt: number;
};

const PREFIX = 'gidana:draft:';
/** A draft that nobody came back to is forgotten after this. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** The draft of that name on this device, if it is one of such a form and not forgotten; else null. */
export function loadDraft<State extends object>(
  name: string,
  isState: (kept: object) => kept is State,
): KeptDraft<State> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
    if (typeof kept !== 'object' || !kept || !('savedAt' in kept) || typeof kept.savedAt !== 'number') return null;
    const { savedAt } = kept;
    return Date.now() - savedAt < KEEP_MS && isState(kept) ? { ...kept, savedAt } : null;
  } catch {
    return null;
  }
}

/** Keeps the draft; without room, or in a private window, only the convenience is lost. */
export function saveDraft(name: string, state: object): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ ...state, savedAt: Date.now() }));
  } catch {
    // The form itself still holds everything.
  }
}

/** Lets go of the draft of that name. */
export function clearDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // There is no storage, so there is no draft.
  }
}
