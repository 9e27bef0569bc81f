/** Everything that is written down (docs/decisions: what admins do to what is not theirs, and every deleted account). */
export type AuditAction =
  | 'user.update'
  | 'user.delete'
  | 'user.sign-out'
  | 'user.suspend'
  | 'user.restore'
  | 'user.promote'
  | 'user.demote'
  | 'account.delete'
  | 'listing.update'
  | 'listing.delete'
  | 'listing.restore'
  | 'listing.premier'
  | 'listing.status'
  | 'listing.review'
  | 'package.grant'
  | 'report.decide'
  | 'report.undo'
  | 'post.create'
  | 'post.update'
  | 'post.delete'
  | 'post.restore'
  | 'message.delete'
  | 'list.export';

/** Which entries of the record an admin asks for; all where nothing is said. */
export interface RecordAsked {
  /** A part of the name of who did it, of what it was done to or of whose it was, or its id. */
  find?: string;
  action?: AuditAction | undefined;
}
