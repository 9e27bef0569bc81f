interface TitlePaper {
  id: string;
  label: string;
}

/** The papers that a seller may hold for a property; what each means is said where a property is shown. */
export const TITLE_PAPERS: readonly TitlePaper[] = (
  [
    ['c-of-o', 'Certificate of Occupancy (C of O)'],
    ['governors-consent', 'Governor’s Consent'],
    ['deed-of-assignment', 'Deed of Assignment'],
    ['deed-of-sublease', 'Deed of Sublease'],
    ['registered-conveyance', 'Registered Conveyance'],
    ['gazette', 'Gazette'],
    ['excision', 'Excision (granted)'],
    ['excision-in-progress', 'Excision in progress'],
    ['registered-survey', 'Registered Survey'],
    ['allocation-letter', 'Letter of Allocation (R of O)'],
    ['family-receipt', 'Family receipt'],
    ['none', 'No title paper'],
  ] as const
).map(([id, label]) => ({ id, label }));

/** The title paper of this id, if there is one. */
export function titlePaperOf(id: string | null | undefined): TitlePaper | undefined {
  return TITLE_PAPERS.find((paper) => paper.id === id);
}
