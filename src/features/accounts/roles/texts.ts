/** What admins read about who is one. */
export const rolesTexts = {
  title: 'Make an admin',
  lead: 'Admins see every account and decide about every home. We tell them by email.',
  endTitle: 'Remove the admin role',
  endLead: 'They keep their account and their homes. We tell them by email.',
  promoted: (name: string) => `${name} is an admin now.`,
  demoted: (name: string) => `${name} is no longer an admin.`,
  already: 'This person is already an admin.',
  notAdmin: 'This person is not an admin.',
  suspended: 'This account is suspended. End that first.',
  unconfirmed: 'This person has not confirmed their email address yet.',
} as const;
