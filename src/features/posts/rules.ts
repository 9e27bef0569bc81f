/** Numbers of the blog (SITE-21, BLOG-27). */
export const TITLE_MAX = 200;
export const TAGS_MAX = 300;
export const EXCERPT_MAX = 600;
export const CONTENT_MAX = 150_000;
/** Characters of the words in an address. */
export const SLUG_MAX = 80;
/** How many posts the feed holds. */
export const FEED_SIZE = 20;
/** Other posts that stand under one. */
export const MORE_POSTS = 3;
/** The deepest indent of the editor. */
export const INDENT_MAX = 8;
const CHARACTERS_A_MINUTE = 1000;

/** Minutes to read content of this length: divided by 1000, rounded, and at least one (BLOG-27). */
export function readingMinutes(length: number): number {
  return Math.max(1, Math.round(length / CHARACTERS_A_MINUTE));
}

/** The single tags of the free-text field. */
export function tagsOf(tags: string): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}
