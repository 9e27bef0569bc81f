import { LRUCache } from 'lru-cache';
import type { Metrics } from '#core/metrics.server.ts';
import type { ChangeFeed } from '#core/ports.ts';
import { TAGS } from '#core/reads.ts';
import type { Answer } from './answer.ts';

/** How long a list may live on that a change elsewhere in its market may have changed: so many writes cost one new list. */
const LIST_GRACE_MS = 700;
/** Whatever changes without a word to us, such as how often words are used, shows after this long. */
const MOST_LIFE_MS = 600_000;
/** An answer that shows more is forgotten with any home. */
const MOST_TAGS = 300;
/** What an answer takes besides its bytes, and each of its tags. */
const ENTRY_BYTES = 2_000;
const TAG_BYTES = 120;
const DAY_MS = 86_400_000;
/** Lagos is one hour ahead of UTC, all year. */
const LAGOS_MS = 3_600_000;

/** A drawn answer with what it depends on. */
interface Entry {
  answer: Answer;
  tags: readonly string[];
  /** It is drawn anew then: because its text ages, or because it is a list that may have changed. */
  until: number;
}

/** A change that was heard while an answer was made; null where some may have been missed. */
interface Heard extends Moment {
  tags: readonly string[] | null;
}

/** When something came: by the clock, and before and after what else. */
export interface Moment {
  at: number;
  order: number;
}

/** What became of a drawing: an answer for those who asked before anything changed that it shows, or none for others. */
export type Drawn = { answer: Answer; suits(asked: Moment): boolean } | null;

/** An answer that is being made. */
export interface Drawing {
  key: string;
  result: Promise<Drawn>;
  /** Ends it. Keeps the answer if nothing has changed that it depends on. */
  end(answer: Answer | null, tags: ReadonlySet<string>, life?: number): void;
}

export type Memory = ReturnType<typeof createMemory>;

interface Options {
  changes: ChangeFeed;
  metrics: Metrics;
  now: () => Date;
  maxBytes: number;
}

/**
 * Answers that are the same for everybody without a session, by address, until something changes that they show: those that
 * show the thing itself at once, lists that it may belong to within a second (CACHE-2). Nothing while changes are not heard.
 */
export function createMemory({ changes, metrics, now, maxBytes }: Options) {
  const byTag = new Map<string, Set<string>>();
  const drawings = new Map<string, Drawing & { heard: Heard[] }>();
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer, tags }, key) => answer.bytes() + key.length * 2 + tags.length * TAG_BYTES + ENTRY_BYTES,
    dispose(entry, key, reason) {
      if (reason === 'evict') metrics.evictedAnswers.inc();
      if (reason !== 'set') forgetTags(key, entry.tags);
    },
  });
  metrics.answers.bytes = () => entries.calculatedSize;

  const time = () => now().getTime();
  let order = 0;
  const moment = (): Moment => ({ at: time(), order: (order += 1) });

  const forgetTags = (key: string, tags: readonly string[]) => {
    for (const tag of tags) {
      const keys = byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) byTag.delete(tag);
    }
  };

  const hear = (tags: readonly string[] | null) => {
    for (const { heard } of drawings.values()) heard.push({ tags, ...moment() });
    if (tags === null) return entries.clear();
    const until = time() + LIST_GRACE_MS;
    for (const tag of withWider(tags)) {
      for (const key of byTag.get(tag) ?? []) {
        const entry = entries.peek(key);
        if (!entry) continue;
        if (isList(tag)) entry.until = Math.min(entry.until, until);
        else entries.delete(key);
      }
    }
  };
  const unsubscribe = changes.subscribe(hear);
  let stopped = false;
  /** Whether anything may be remembered now. */
  const isOpen = () => !stopped && changes.isHeard();

  return {
    isOpen,
    moment,

    get(key: string): Answer | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (time() < entry.until) return entry.answer;
      entries.delete(key);
      return undefined;
    },

    /** The drawing of this answer that is under way. */
    underWay: (key: string): Drawing | undefined => drawings.get(key),

    /** Begins to draw an answer; whoever asks for the same meanwhile may wait for it. */
    begin(key: string): Drawing {
      let settle: (drawn: Drawn) => void = () => undefined;
      const result = new Promise<Drawn>((resolve) => (settle = resolve));
      const heard: Heard[] = [];
      const begun = time();
      const drawing = {
        key,
        result,
        heard,
        end(answer: Answer | null, shown: ReadonlySet<string>, life = Infinity) {
          if (drawings.get(key) !== drawing) return;
          drawings.delete(key);
          if (!answer || !isOpen()) return settle(null);
          const tags = tagsOf(shown);
          let until = Math.min(endOfLife(begun), begun + life);
          let changed = Infinity;
          for (const one of heard) {
            const touched = one.tags && withWider(one.tags).filter((tag) => tags.includes(tag));
            if (!touched || touched.some((tag) => !isList(tag))) changed = Math.min(changed, one.order);
            else if (touched.length > 0) until = Math.min(until, one.at + LIST_GRACE_MS);
          }
          settle({ answer, suits: (asked) => asked.order < changed && asked.at < until });
          if (changed < Infinity || until <= time()) return;
          entries.set(key, { answer, tags, until });
          if (entries.has(key)) {
            for (const tag of tags) {
              const keys = byTag.get(tag);
              if (keys) keys.add(key);
              else byTag.set(tag, new Set([key]));
            }
          }
        },
      };
      drawings.set(key, drawing);
      return drawing;
    },

    /** Counts what the answer of this key takes anew: it came to be packed in another way. */
    weigh(key: string): void {
      const entry = entries.peek(key);
      if (entry) entries.set(key, { ...entry });
    },

    /** Forgets everything for good. */
    stop(): void {
      stopped = true;
      unsubscribe();
      entries.clear();
    },
  };
}

const isList = (tag: string) => tag.startsWith('lists:');

/** A change in one market is one in all of them; one of many homes, of any; and any is one of everything. */
function withWider(tags: readonly string[]): string[] {
  const all = tags.some(isList) ? [...tags, ...TAGS.lists()] : [...tags];
  return [...all, TAGS.everything];
}

/** What an answer is found by when something changes. */
function tagsOf(shown: ReadonlySet<string>): string[] {
  if (shown.has(TAGS.everything) || shown.size > MOST_TAGS) return [TAGS.everything];
  const hasHomes = [...shown].some((tag) => tag.startsWith('listing:') || isList(tag));
  return hasHomes ? [...shown, 'listings'] : [...shown];
}

/** Words such as the year change at midnight in Lagos. */
function endOfLife(now: number): number {
  const midnight = Math.ceil((now + LAGOS_MS + 1) / DAY_MS) * DAY_MS - LAGOS_MS;
  return Math.min(midnight, now + MOST_LIFE_MS);
}
