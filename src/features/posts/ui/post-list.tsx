import { PostCard, type PostCardProps } from './post-card.tsx';

/** Posts in one, two or three columns; the newest stands large above them where there are several. */
export function PostList({
  posts,
  lead = false,
  headingLevel,
}: {
  posts: readonly (PostCardProps['post'] & { id: string })[];
  lead?: boolean;
  headingLevel?: PostCardProps['headingLevel'];
}) {
  return (
    <ul className="post-grid">
      {posts.map((post, place) => (
        <li key={post.id} className={lead && place === 0 ? 'post-first' : undefined}>
          <PostCard post={post} lead={lead && place === 0} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
