import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Viewer } from '#core/viewer.ts';
import { READY } from '#scripts-on-demand/hydrated.ts';
import { InlineScript, scriptLiteral } from '#scripts-on-demand/inline-script.tsx';

/** The one entry of local storage, and its version (ACC-22). */
const KEY = 'root';
const VERSION = 1;

/** What the root loader hands to the mirror: as much of a person as may lie in a browser. No phone, no address, nothing that opens a session. */
export function mirrorOf(viewer: Viewer | null) {
  if (!viewer) return null;
  const { id, name, email, avatar, isAdmin } = viewer;
  return { _id: id, name, email, avatar, isAdmin };
}

type MirroredUser = ReturnType<typeof mirrorOf>;

/**
 * Copies who is signed in to local storage, clears it after a logout, and keeps tabs in step: when another tab signs in
 * or out, this one asks the server again. The session itself stays in its cookie; nobody reads the copy to decide.
 */
export function SessionMirror({ user }: { user: MirroredUser }) {
  const state = stateOf(user);
  const { state: phase, revalidate } = useRevalidator();

  // Again after each question to the server: a slow page of another tab may have put an old state there meanwhile.
  useEffect(() => {
    if (phase === 'idle') write(state);
  }, [state, phase]);

  useEffect(() => {
    const changed = (event: StorageEvent) => {
      if (event.key === KEY && event.newValue !== state) void revalidate();
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, [state, revalidate]);

  const code = import.meta.env.SSR ? `(${beforeScripts})(${scriptLiteral(KEY)},${scriptLiteral(state)})` : '';
  return <InlineScript code={code} />;
}

function stateOf(currentUser: MirroredUser): string {
  return JSON.stringify({ currentUser, error: null, loading: false, _persist: { version: VERSION, rehydrated: true } });
}

function write(state: string): void {
  try {
    if (localStorage.getItem(KEY) !== state) localStorage.setItem(KEY, state);
  } catch {
    // A browser that keeps nothing has no other tabs to keep in step either.
  }
}

/** The same in a page whose scripts have not come yet: nobody has typed anything there, so that it may simply load again. */
const beforeScripts = `function (key, state) {
  try { if (localStorage.getItem(key) !== state) localStorage.setItem(key, state); } catch {}
  const end = new AbortController();
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== state) location.replace(location.pathname + location.search);
  }, end);
  addEventListener('${READY}', () => end.abort(), { once: true });
}`;
