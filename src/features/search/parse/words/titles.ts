/** Words for the title papers of rules-titles.ts. */
export const TITLE_WORDS: Readonly<Record<string, string>> = {
  'c-of-o': 'c of o, cofo, c o o, c off o, c o, certificate of occupancy, certificate of o, global c of o',
  'governors-consent': '[governors|governor|gov|govt|govs|governers|governer] [consent|consents], gc',
  'deed-of-assignment': 'deed of assignment, deed assignment, registered deed, deed',
  'deed-of-sublease': 'deed of [sublease|sub lease], sublease',
  'registered-conveyance': '[registered |]conveyance',
  gazette: 'gazette, gazetted, gazet, gazzete, gazatte',
  excision: '[|granted |approved ]excision[| granted| approved], excised',
  'excision-in-progress': 'excision [in |under |]progress, excision in process',
  'registered-survey': '[registered |][survey|survey plan]',
  'allocation-letter':
    '[allocation letter|letter of allocation|allocation paper|allocation|r of o|rofo|right of occupancy]',
  none: 'no title paper',
  'family-receipt': 'family [receipt|reciept|paper]',
};
