import type { ReportReason } from './rules.ts';

/** The orders of the open reports, by the names that the address of their list gives them. */
export const REPORTS_ORDERS = { heaviest: 'Most serious', oldest: 'Oldest', newest: 'Newest' };

/** Which open reports an admin asks for; all where nothing is said. */
export interface ReportsAsked {
  /** A part of the name of the home, its reference, or the name or address of who sent it. */
  find?: string;
  reason?: ReportReason | undefined;
  order?: keyof typeof REPORTS_ORDERS | undefined;
  /** The id of one home. */
  listing?: string | undefined;
}
