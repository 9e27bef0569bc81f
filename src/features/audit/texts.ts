import type { AuditAction } from './contract.ts';

/** What people read about the record of admin actions. */
export const auditTexts = {
  title: 'Admin record',
  lead: 'What each admin did, to what, and when. Nobody can change these entries.',
  empty: 'No admin has done anything yet',
  actions: {
    'user.update': 'Changed a profile',
    'user.delete': 'Deleted a user',
    'user.sign-out': 'Logged a user out everywhere',
    'user.suspend': 'Suspended an account',
    'user.restore': 'Ended a suspension',
    'user.promote': 'Made an admin',
    'user.demote': 'Removed the admin role',
    'account.delete': 'Deleted their own account',
    'listing.update': 'Changed a listing',
    'listing.delete': 'Deleted a listing',
    'listing.restore': 'Restored a listing',
    'listing.premier': 'Premier Properties',
    'listing.status': 'Changed the status of a listing',
    'listing.review': 'Decided about a listing',
    'package.grant': 'Gave a package',
    'report.decide': 'Decided a report',
    'report.undo': 'Took back a decision about a report',
    'post.create': 'Published a post',
    'post.update': 'Changed a post',
    'post.delete': 'Deleted a post',
    'post.restore': 'Restored a post',
    'message.delete': 'Deleted a message',
    'list.export': 'Downloaded a list',
  } satisfies Record<AuditAction, string>,
} as const;
