/** Everything that is written down (docs/decisions: what admins do to what is not theirs, and every deleted account). */
export type AuditAction =
  | 'user.update'
  | 'user.delete'
  | 'user.sign-out'
  | 'account.delete'
  | 'listing.update'
  | 'listing.delete'
  | 'listing.restore'
  | 'listing.premier'
  | 'listing.status'
  | 'listing.review'
  | 'package.grant'
  | 'report.decide'
  | 'post.create'
  | 'post.update'
  | 'post.delete'
  | 'post.restore';
