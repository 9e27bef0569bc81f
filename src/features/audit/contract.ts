/** Everything that is written down (docs/decisions: what admins do to what is not theirs, and every deleted account). */
export type AuditAction =
  | 'user.update'
  | 'user.delete'
  | 'account.delete'
  | 'listing.update'
  | 'listing.delete'
  | 'listing.premier'
  | 'listing.status'
  | 'post.create'
  | 'post.update'
  | 'post.delete';

/** One line of the record; names are null for people who left. */
export interface AuditEntry {
  id: string;
  at: string;
  actorId: string;
  actorName: string | null;
  action: AuditAction;
  subjectId: string;
  /** The name of the listing, post or person. */
  subjectName: string;
  ownerId: string | null;
  detail: string;
}
