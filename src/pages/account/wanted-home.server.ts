import type { Ctx } from '#core/ctx.ts';
import { AppError } from '#core/errors.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import { cardsByIds, homeToName } from '#features/listings/service.server.ts';

const HOME = /^\/listing\/([\w-]+)/;

/** The home that somebody wants to reach, where `next` leads to its page; null where it leads elsewhere. */
export async function wantedHome(ctx: Ctx, next: string): Promise<ListingCard | null> {
  const idOrSlug = HOME.exec(next)?.[1];
  if (!idOrSlug) return null;
  try {
    const { id } = await homeToName(ctx, idOrSlug);
    return (await cardsByIds(ctx, [id]))[0] ?? null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
