/** What a title paper means for a buyer, in one line. Laws differ by state, so it says what to ask, not what to trust. */
export const TITLE_MEANINGS: Readonly<Record<string, string>> = {
  'c-of-o': 'The first title that the state gives to land, once, for up to 99 years.',
  'governors-consent': 'The governor has agreed to a later transfer of land that holds a C of O.',
  'deed-of-assignment': 'A private transfer between two people; it is complete only with the governor’s consent.',
  'deed-of-sublease': 'Passes on part of somebody’s own lease, for the years that are left of it.',
  'registered-conveyance': 'An older transfer of ownership that is entered in the land registry.',
  gazette: 'The official record in which the government published that it released the land.',
  excision: 'The government has released this land to its community; ask for its place in the gazette.',
  'excision-in-progress': 'Asked for and not granted: until it is, the government may still take the land.',
  'registered-survey': 'A map of the land that is on record. It is not a title.',
  'allocation-letter': 'The right of occupancy as it is first given, usual in the FCT; a C of O follows it.',
  'family-receipt': 'Shows that a family was paid. It is not a title.',
  none: 'The seller has no paper for it. Let a lawyer look into it before you pay anything.',
};
