/** Paths of pages for which machines have a rule. */
export interface PagesForRobots {
  /** In the sitemap: pages that are always there. */
  listed: readonly string[];
  /** Machines stay away from these and what lies below them. */
  disallowed: readonly string[];
}
