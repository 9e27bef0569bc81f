/** What a browser keeps by itself: favourites before signing in, and homes that were looked at, the last one first. */
type Kept = 'favourites' | 'seen';

declare global {
  interface Window {
    /** What the hearts of a page ask and tell; there once the page has been read. */
    deviceFavourites?: ReturnType<typeof startFavourites>;
  }
}

export interface DeviceFavouritesSettings {
  /** Who is signed in, by id. */
  member: string | null;
  most: Record<Kept, number>;
  words: { full: string; failed: string };
}

/**
 * Makes the hearts of a page work at the first press, before and without the big scripts: its text is sent in the page,
 * so that it must not use anything from outside itself. The event `gidana:favourites` says that something changed,
 * `gidana:merged` that what the device kept lies with the person now.
 */
export function startFavourites({ member: first, most, words }: DeviceFavouritesSettings) {
  const known = new Map<string, boolean>();
  const said: string[] = [];
  let member = first;
  let merging = false;
  let last: Promise<unknown> = Promise.resolve();

  const listed = (kept: Kept): string[] => {
    try {
      const ids: unknown = JSON.parse(localStorage.getItem(`gidana:${kept}`) ?? '[]');
      return (Array.isArray(ids) ? ids : []).filter((id) => /^[\da-f-]{36}$/.test(String(id)));
    } catch {
      return [];
    }
  };
  const store = (kept: Kept, ids: readonly string[]) => {
    try {
      if (ids.length > 0) localStorage.setItem(`gidana:${kept}`, JSON.stringify(ids));
      else localStorage.removeItem(`gidana:${kept}`);
    } catch {
      // Where nothing can be kept, the hearts last as long as the page.
    }
  };
  /** What somebody signed in pressed in this tab, and when: a page that one comes back to may have been drawn before. */
  const pressed = (): Record<string, [on: boolean, at: number]> => {
    try {
      return JSON.parse(sessionStorage.getItem(`gidana:pressed:${member}`) ?? '{}');
    } catch {
      return {};
    }
  };
  const press = (id: string, on: boolean) => {
    known.set(id, on);
    try {
      sessionStorage.setItem(
        `gidana:pressed:${member}`,
        JSON.stringify({ ...pressed(), [id]: [on, performance.timeOrigin + performance.now()] }),
      );
    } catch {
      // Only this page knows then.
    }
  };
  const changed = () => {
    for (const heart of document.querySelectorAll<HTMLButtonElement>('[data-heart]')) {
      const on = known.get(heart.value);
      if (on !== undefined) heart.setAttribute('aria-pressed', String(on));
    }
    dispatchEvent(new Event('gidana:favourites'));
  };
  const say = (text: string) => {
    said.push(text);
    changed();
  };
  const ask = async (path: string, method: string, body?: object): Promise<string> => {
    const answer = await fetch(`/api/favourites/${path}`, {
      method,
      keepalive: true,
      signal: AbortSignal.timeout(15_000),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const shown: { message?: string; left?: number } = await answer.json();
    if (!answer.ok) throw new Error(shown.message, { cause: 'server' });
    return shown.left ? String(shown.message) : '';
  };
  const load = () => {
    if (member) {
      for (const [id, [on, at]] of Object.entries(pressed())) if (at > performance.timeOrigin) known.set(id, on);
      return changed();
    }
    const ids = new Set(listed('favourites'));
    for (const id of known.keys()) known.set(id, ids.has(id));
    for (const id of ids) known.set(id, true);
    changed();
  };
  const merge = () => {
    const listingIds = listed('favourites');
    if (!member || merging || listingIds.length === 0) return;
    merging = true;
    const taken = (left: string) => {
      store('favourites', []);
      if (left) say(left);
      else for (const id of listingIds) known.set(id, true);
      changed();
      dispatchEvent(new Event('gidana:merged'));
    };
    const over = () => (merging = false);
    // What did not reach the server stays on the device, and the next page tries again.
    ask('merge', 'POST', { listingIds }).then(taken).then(over, over);
  };
  const set = (id: string, on: boolean) => {
    const others = listed('favourites').filter((one) => one !== id);
    if (!member && on && others.length >= most.favourites) return say(words.full);
    if (member) press(id, on);
    else known.set(id, on);
    changed();
    if (!member) return store('favourites', on ? [id, ...others] : others);
    // One after the other, so that a quick second press is also the last to arrive.
    last = last
      .then(() => ask(id, on ? 'PUT' : 'DELETE'))
      .catch((error: unknown) => {
        if (known.get(id) === on) press(id, !on);
        say(error instanceof Error && error.cause === 'server' ? error.message : words.failed);
      });
  };

  const favourites = {
    /** Failures that nobody has shown yet. */
    said,
    /** Ids on this device. */
    listed,
    /** Whether this home is kept, where this page knows it better than the server did when it drew the page. */
    knows: (id: string) => known.get(id),
    /** This home is being looked at. */
    saw: (id: string) => store('seen', [id, ...listed('seen').filter((one) => one !== id)].slice(0, most.seen)),
    forgetSeen: () => store('seen', []),
    /** Who is signed in now, by id. */
    setMember(now: string | null) {
      if (now === member) return;
      const before = member;
      member = now;
      // What was pressed under another name says nothing; what the device keeps is about to come along.
      if (before !== null) known.clear();
      load();
      merge();
    },
  };
  window.deviceFavourites = favourites;
  addEventListener(
    'click',
    (event) => {
      const heart = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[data-heart]');
      if (!heart) return;
      event.preventDefault();
      set(heart.value, heart.getAttribute('aria-pressed') !== 'true');
    },
    true,
  );
  // Another tab, or a page that comes back as it was left.
  addEventListener('storage', ({ key }) => key === 'gidana:favourites' && load());
  addEventListener('pageshow', ({ persisted }) => persisted && load());
  const looked = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen;
  if (looked) favourites.saw(looked);
  load();
  merge();
  return favourites;
}
