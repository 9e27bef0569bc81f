import type { Viewer } from '#core/viewer.ts';
import { TAKEN } from './life/transitions.ts';
import type { ListingStatus } from './rules.ts';

type Who = Pick<Viewer, 'id' | 'isAdmin'> | null;
type Owned = { userRef: string };

/** The owner, or an admin. */
export function canEdit(viewer: Who, { userRef }: Owned): boolean {
  return viewer !== null && (viewer.isAdmin || viewer.id === userRef);
}

/** Signed in, and not the owner (LIST-17, LIST-44, LIST-45); while a report about money is looked into, admins only (TRUST-46). */
export function canSeeContact(viewer: Who, { userRef, arePaused }: Owned & { arePaused: boolean }): boolean {
  return viewer !== null && viewer.id !== userRef && (!arePaused || viewer.isAdmin);
}

/** Everybody sees active listings; their owner and admins see them in every state. */
export function canSee(viewer: Who, listing: Owned & { status: string }): boolean {
  return listing.status === 'active' || canEdit(viewer, listing);
}

/** Who may open its page: also everybody, once it is let or sold. */
export function canOpen(viewer: Who, listing: Owned & { status: ListingStatus }): boolean {
  return TAKEN.includes(listing.status) || canSee(viewer, listing);
}

/** Who chooses the Premier Properties. */
export function canChooseExclusive(viewer: Who): boolean {
  return viewer?.isAdmin === true;
}
