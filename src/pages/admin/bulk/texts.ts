/** What admins read when they choose several rows of a list. */
export const bulkTexts = {
  all: 'Choose all',
  onPage: 'on this page',
  clear: 'Clear',
  chosen: (rows: number) => (rows === 1 ? '1 chosen' : `${rows.toLocaleString('en-US')} chosen`),
  deed: 'What to do with the chosen ones',
  choose: 'What to do',
  goOn: (rows: number) => (rows === 0 ? 'Continue' : `Continue with ${rows.toLocaleString('en-US')}`),
  none: 'Nothing was chosen. Tick the rows first, then choose what to do with them.',
  tooMany: 'Please choose fewer rows at once.',
  noDeed: 'Please choose what to do with the rows that you ticked.',
  cancel: 'No, go back',
  keys: 'In the list: J and K or the arrow keys move, Enter opens, X chooses.',
  refused: (rows: number) =>
    rows === 1 ? 'One was left as it is:' : `${rows.toLocaleString('en-US')} were left as they are:`,
  others: (rows: number) =>
    rows === 1
      ? 'The other one that you chose stays as it is.'
      : `The other ${rows.toLocaleString('en-US')} that you chose stay as they are.`,
  inQueue: 'It waits for a decision. Open it under Homes to Review.',
  nothingDone: 'Nothing was changed.',
} as const;

/** "1 listing", "1,200 listings". */
export const countOf = (rows: number, [one, many]: readonly [string, string]) =>
  `${rows.toLocaleString('en-US')} ${rows === 1 ? one : many}`;
