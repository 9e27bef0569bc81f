import type { Viewer } from '#core/viewer.ts';

/** Only admins write for the blog (SPEC section 6); the user id in the addresses of the calls grants nothing. */
export function canWritePosts(viewer: Viewer | null): boolean {
  return viewer?.isAdmin === true;
}
