/** What people read about their profile and about users (ACC-18, ACC-27, ADMIN-9; in right spelling, DIFF-6). */
export const profileTexts = {
  updated: 'Updated successfully',
  photoUpdated: 'Image successfully Uploaded',
  photoHello: (name: string) => `${name}, kindly update your photo`,
  phoneWrong: 'The phone number can only have digits, with + in front if you like; 15 at most.',
  zipWrong: 'The zip code must be a number.',
  linkWrong: 'Please enter a web address that starts with http:// or https://, or a name such as @yourname.',
  tooLong: (most: number) => `Please use ${most} characters at most.`,
  photoWrong: 'The photo must be one of your own uploads.',
  notYours: 'You can only change your own profile.',
  notYoursToDelete: 'You can only delete your own account.',
  notFound: 'We could not find that user.',
  userIdWrong: 'userId must be the id of a user.',
  lastAdmin: 'This is the only admin. Make somebody else an admin first.',
  notYourself: 'This is your own account. Please use your account pages for that.',
  deleted: 'User deleted successfully',
  accountDeleted: 'Your account is deleted. Goodbye.',
  confirmMissing: 'Please tick the box to say that you understand.',
  conflict: 'Some of this was changed elsewhere since you opened it. Look at the marked fields and save again.',
  emptyUsers: 'You don’t have a user yet',
  deleteTitle: 'Delete User',
  deleteQuestion: 'Are you sure you want to delete this user?',
  noneFound: 'No user matches',
  goesWith: ({ email, homes, searches, posts }: { email: string; homes: number; searches: number; posts: number }) => {
    const gone = [
      homes > 0 && counted(homes, 'home'),
      searches > 0 && counted(searches, 'saved search', 'saved searches'),
    ]
      .filter(Boolean)
      .join(' and ');
    const left = posts > 0 ? ` ${counted(posts, 'blog post')} will stay without an author.` : '';
    return `${email}. ${gone ? `${gone} will be deleted for good with this account.` : 'The account has no homes here.'}${left}`;
  },
  logOutTitle: 'Log out everywhere',
  logOutQuestion: 'Are you sure you want to log this person out on every device?',
} as const;

const counted = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;
