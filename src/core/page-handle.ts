/** What a page says about itself: `export const handle: PageHandle = { … }`. */
export interface PageHandle {
  /** Else they are fetched when somebody interacts: src/scripts-on-demand/README.md. Also for the pages below a layout. */
  scripts?: 'at once';
  /** Many visits begin here: what two such pages need travels in one file. */
  landing?: true;
  /** It is the same for everybody without a session; of its address it shows the parameters that its loader names. */
  remembered?: true;
  /** Search engines find it in the sitemap, or are asked to leave it and the pages below its path alone. */
  robots?: 'sitemap' | 'disallow';
}
