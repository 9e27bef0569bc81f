/** What a page says about itself: `export const handle: PageHandle = { … }`. */
export interface PageHandle {
  /** Its scripts are fetched when somebody interacts: src/scripts-on-demand/README.md. */
  scripts?: 'on demand';
  /** Many visits begin here: what two such pages need travels in one file. */
  landing?: true;
  /** Search engines find it in the sitemap, or are asked to leave it and the pages below its path alone. */
  robots?: 'sitemap' | 'disallow';
}
