export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
}

/** How long a toast stays (SITE-22). */
export const TOAST_MS = 5000;
/** The most that lie on each other; the oldest goes first. */
export const MAX_TOASTS = 3;

interface Timed extends Toast {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Keeps the short messages of a page and their clocks; `pause` stops all clocks while somebody reads. */
export function createToasts() {
  let held = false;
  let next = 1;
  let entries: Timed[] = [];
  let shown: readonly Toast[] = [];
  const listeners = new Set<() => void>();

  const publish = () => {
    shown = entries.map(({ id, text, tone }) => ({ id, text, tone }));
    for (const listener of listeners) listener();
  };
  const run = (entry: Timed) => {
    clearTimeout(entry.timer);
    entry.since = Date.now();
    entry.timer = held ? undefined : setTimeout(() => dismiss(entry.id), entry.left);
  };
  const dismiss = (id: number) => {
    clearTimeout(entries.find((entry) => entry.id === id)?.timer);
    entries = entries.filter((entry) => entry.id !== id);
    if (entries.length === 0) held = false;
    publish();
  };

  return {
    /**
     * Shows a message; one that is on show already starts its time again instead. News take the place of older news, so that pressing on does
     * not pile them up; refusals stay, and so does what somebody is reading.
     */
    show(text: string, tone: ToastTone = 'success'): void {
      let entry = entries.find((other) => other.text === text && other.tone === tone);
      if (!entry) {
        if (!held && tone !== 'error') for (const old of entries) if (old.tone !== 'error') dismiss(old.id);
        entry = { id: next++, text, tone, left: TOAST_MS, since: 0, timer: undefined };
        entries = [...entries, entry];
        while (entries.length > MAX_TOASTS && entries[0]) dismiss(entries[0].id);
      }
      entry.left = TOAST_MS;
      run(entry);
      publish();
    },
    dismiss,
    pause(): void {
      if (held) return;
      held = true;
      for (const entry of entries) {
        clearTimeout(entry.timer);
        entry.left -= Date.now() - entry.since;
      }
    },
    resume(): void {
      if (!held) return;
      held = false;
      for (const entry of entries) run(entry);
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: (): readonly Toast[] => shown,
  };
}

/** The toasts of this browser tab. */
export const toasts = createToasts();

/** Shows a message at the top right for five seconds; call it in the browser only. */
export function showToast(text: string, tone: ToastTone = 'success'): void {
  toasts.show(text, tone);
}
