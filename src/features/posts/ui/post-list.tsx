import { postPath } from '#core/paths.ts';
import { CoverLink, Tile } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import type { PostCard as Post } from '../service-read.server.ts';
import { readingMinutes } from '../rules.ts';
import { postsTexts as texts } from '../texts.ts';
import { PostMeta } from './post-meta.tsx';

interface PostCardProps {
  post: Post;
  /** The newest post: large, its picture loaded first. */
  lead?: boolean;
  /** How wide its picture is shown. */
  sizes: string;
  headingLevel?: 'h2' | 'h3';
}

const SIZES = '(width>=80rem) 26rem,(width>=64rem) 32vw,(width>=40rem) 47vw,calc(100vw - 2rem)';
/** Under a lead, four stand beside each other; five of them are in rows of three. */
const LED_SIZES = '(width>=80rem) 19rem,(width>=64rem) 22vw,(width>=40rem) 47vw,calc(100vw - 2rem)';
const LEAD_SIZES = '(width>=64rem) 46rem,calc(100vw - 2rem)';

interface PostListProps extends Pick<PostCardProps, 'lead' | 'headingLevel'> {
  posts: readonly Post[];
}

/** Posts in one, two or three columns; the newest stands large above them where there are several. */
export function PostList({ posts, lead = false, headingLevel }: PostListProps) {
  const led = posts.length === 6 ? SIZES : LED_SIZES;
  return (
    <ul className="post-grid">
      {posts.map((post, place) => (
        <li key={post.id} className={lead && place === 0 ? 'post-first' : undefined}>
          <PostCard
            post={post}
            lead={lead && place === 0}
            sizes={!lead ? SIZES : place === 0 ? LEAD_SIZES : led}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

/** A post in a list: image, title with its star, and three lines of the excerpt (BLOG-2). */
function PostCard({ post, lead = false, sizes, headingLevel: Heading = 'h2' }: PostCardProps) {
  return (
    <Tile className={classNames('post-card', lead && 'post-lead')}>
      <Picture src={post.image} alt="" sizes={sizes} priority={lead} className="post-cover rounded-lg" />
      <div className="min-w-0">
        <PostMeta minutes={readingMinutes(post.length)} updatedAt={post.updatedAt} />
        <Heading className={lead ? 'mt-2 text-2xl' : 'mt-1.5 text-xl'}>
          <CoverLink to={postPath(post.slug)} viewTransition>
            {post.title || texts.untitled}
          </CoverLink>
        </Heading>
        <p className={classNames('mt-2 line-clamp-3 text-muted', lead && 'text-lg')}>{post.excerpt}</p>
      </div>
    </Tile>
  );
}
