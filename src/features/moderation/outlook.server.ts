import type { Ctx } from '#core/ctx.ts';
import { newEvidence } from './changes.ts';
import type { CaseReason } from './contract.ts';
import * as repo from './repo.server.ts';
import { reasonsInText, type Words } from './rules/words.ts';

/**
 * The evidence in the words of a home that would have a person look at it before others see it, were it saved like this (TRUST-56); for one
 * that is stored, without what a person has let pass. Nothing is stored.
 */
export async function outlookOf(ctx: Ctx, words: Words, homeId?: string): Promise<CaseReason[]> {
  if (ctx.settings.moderation === 'off') return [];
  const found = reasonsInText(words).filter(({ isEvidence }) => isEvidence);
  if (found.length === 0) return [];
  const last = homeId ? await repo.lastDecided(ctx.db, homeId) : undefined;
  return newEvidence(found, last?.verdict === 'approved' ? last.reasons : []);
}
