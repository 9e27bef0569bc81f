import type { Viewer } from '#core/viewer.ts';
import type { Purpose } from './rules.ts';

/** Anyone signed in may upload for a listing or as their photo; blog pictures are for admins. */
export function canUpload(viewer: Viewer, purpose: Purpose): boolean {
  return purpose !== 'post' || viewer.isAdmin;
}

/** A resumable upload's id begins with its creator's: nobody else may look at it, add to it or end it. */
export function ownsUpload(viewer: Viewer, uploadId: string): boolean {
  return uploadId.startsWith(`${viewer.id}_`);
}
