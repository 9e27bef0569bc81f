import type { Viewer } from '#core/viewer.ts';

/** Only admins write for the blog (ADMIN-16); the user id in the addresses of the calls grants nothing (BLOG-23). */
export function canWritePosts(viewer: Viewer | null): boolean {
  return viewer?.isAdmin === true;
}
