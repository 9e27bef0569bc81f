import { createContext } from 'react-router';
import type { Ctx } from '#core/ctx.ts';

/** Carries the request's context from the HTTP server to the loaders and actions. */
export const ctxContext = createContext<Ctx>();

/** What a page needs of the HTTP answer: the number once for the script policy, and cookies to set. */
export interface PageAnswer {
  nonce: string;
  setCookies: string[];
}

export const answerContext = createContext<PageAnswer>();
