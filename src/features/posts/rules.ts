/** Numbers of the blog (SPEC sections 5 and 9). */
export const TITLE_MAX = 200;
export const TAGS_MAX = 300;
export const EXCERPT_MAX = 600;
export const CONTENT_MAX = 150_000;
/** The deepest indent of the editor. */
export const INDENT_MAX = 8;
const CHARACTERS_A_MINUTE = 1000;

/** Minutes to read a post: its length divided by 1000, rounded (SPEC section 9), and at least one. */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.round(content.length / CHARACTERS_A_MINUTE));
}

/** The single tags of the free-text field. */
export function tagsOf(tags: string): string[] {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}
