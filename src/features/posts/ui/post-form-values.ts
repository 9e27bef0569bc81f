/** A post as its form holds it; `image` is the address of the feature image, `content` HTML. */
export type PostFormValues = Record<'title' | 'tags' | 'excerpt' | 'image' | 'content', string>;

/** What the form shows of a stored post, of what was posted, or of nothing yet. */
export function valuesOf(given: Partial<PostFormValues>): PostFormValues {
  const { title = '', tags = '', excerpt = '', image = '', content = '' } = given;
  return withBrowserLines({ title, tags, excerpt, image, content });
}

/** The name of the draft that one person has of one post, or of a new one. */
export function draftName(userId: string, postId = 'new'): string {
  return `${userId}:post:${postId}`;
}

/** Forms are sent with CR and LF; a field in a browser holds LF only, and is compared with this. */
function withBrowserLines(values: PostFormValues): PostFormValues {
  const entries = Object.entries(values).map(([field, text]) => [field, text.replaceAll('\r\n', '\n')]);
  return Object.fromEntries(entries) as PostFormValues;
}
