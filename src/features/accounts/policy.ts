import type { Viewer } from '#core/viewer.ts';

type Who = Pick<Viewer, 'id' | 'isAdmin'> | null;

/** A profile is changed, and an account deleted, by its owner or an admin (ADMIN-18). */
export function canManageUser(viewer: Who, userId: string): boolean {
  return viewer !== null && (viewer.isAdmin || viewer.id === userId);
}
