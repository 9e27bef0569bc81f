import { createContext } from 'react-router';
import type { Ctx } from '#core/ctx.ts';

/** Carries the request's context from the HTTP server to the loaders and actions. */
export const ctxContext = createContext<Ctx>();

/** What a page needs of the HTTP answer: how its scripts are known, and cookies to set. */
export interface PageAnswer {
  /** Marks our own scripts while the page is drawn; nobody else ever learns it. */
  nonce: string;
  /** The hashes of those scripts, once it is drawn. */
  scripts: string[];
  /** The page as it was drawn; a redirect has none. */
  html?: Buffer;
  setCookies: string[];
  /** The pattern of the route that answers. */
  pattern?: string;
  /** Set only if this answer is a page that somebody sees, and not on the way to another. */
  cookiesOnceShown: string[];
  /** When it is worth trying again, for an answer that says that it is not possible now. */
  retryAfterSeconds?: number | undefined;
}

export const answerContext = createContext<PageAnswer>();

/** Why a request was refused before it came to its page; null for all that were not. */
export const refusalContext = createContext<{ status: number; message: string } | null>(null);
