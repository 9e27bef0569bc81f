/** The orders of the admins' list of posts, by the names that its address gives them. */
export const POSTS_ORDERS = { newest: 'Newest', oldest: 'Oldest', title: 'Title' };

/** Which posts an admin asks for; all where nothing is said. */
export interface PostsAsked {
  /** A part of the title or of the tags. */
  find?: string;
  order?: keyof typeof POSTS_ORDERS | undefined;
}
