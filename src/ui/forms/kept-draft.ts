/** What was written and not saved yet, as it waits on this device. */
export type KeptDraft<State> = State & {
  /** When it was last written, in epoch milliseconds. */
  savedAt: number;
};

const PREFIX = 'gidana:draft:';
/** A draft that nobody came back to is forgotten after this. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** The newest draft of that name on this device, if it is one of such a form and not forgotten; else null. */
export function loadDraft<State extends object>(
  name: string,
  isState: (kept: object) => kept is State,
): KeptDraft<State> | null {
  try {
    const drafts = entriesOf(name).flatMap((entry) => readDraft(entry, isState) ?? []);
    return drafts.toSorted((one, other) => other.savedAt - one.savedAt)[0] ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps the draft; `attempt` tells two forms of one name apart, so that neither writes over the other. Without room, or in
 * a private window, only the convenience is lost.
 */
export function saveDraft(name: string, attempt: string, state: object): void {
  try {
    localStorage.setItem(entryOf(name, attempt), JSON.stringify({ ...state, savedAt: Date.now() }));
    localStorage.removeItem(PREFIX + name);
  } catch {
    // The form itself still holds everything.
  }
}

/** Lets go of the draft of that attempt; of all drafts of that name where none is given. */
export function clearDraft(name: string, attempt?: string): void {
  try {
    const entries = attempt === undefined ? entriesOf(name) : [entryOf(name, attempt), PREFIX + name];
    for (const entry of entries) localStorage.removeItem(entry);
  } catch {
    // There is no storage, so there is no draft.
  }
}

/** Gives what is kept under one name to another, in the place of what that had. */
export function moveDraft(from: string, to: string): void {
  try {
    for (const entry of entriesOf(from)) {
      localStorage.setItem(entry.replace(PREFIX + from, PREFIX + to), localStorage.getItem(entry) ?? '');
      localStorage.removeItem(entry);
    }
  } catch {
    // It stays where it is, or there is none.
  }
}

function entryOf(name: string, attempt: string): string {
  return `${PREFIX}${name}:${attempt}`;
}

/** Earlier releases kept one draft of a name, under the name alone. */
function entriesOf(name: string): string[] {
  return Object.keys(localStorage).filter((key) => key === PREFIX + name || key.startsWith(entryOf(name, '')));
}

function readDraft<State extends object>(
  entry: string,
  isState: (kept: object) => kept is State,
): KeptDraft<State> | null {
  const kept: unknown = JSON.parse(localStorage.getItem(entry) ?? 'null');
  if (typeof kept !== 'object' || !kept || !('savedAt' in kept) || typeof kept.savedAt !== 'number') return null;
  const { savedAt } = kept;
  return Date.now() - savedAt < KEEP_MS && isState(kept) ? { ...kept, savedAt } : null;
}
