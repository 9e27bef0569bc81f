/** Sentences that pages themselves show; apart from the server's, as an object comes to the browser whole. */
export const pageTexts = {
  adminsOnly: 'Only an admin can do this.',
  somethingWentWrong: 'Something went wrong',
  tryAgain: 'Something went wrong on our side. Please try again.',
  formerUser: 'A former user',
  draftKept: 'What you write is kept on this device until you save it.',
} as const;
