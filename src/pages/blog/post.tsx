import { href } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { postPath } from '#core/paths.ts';
import { Share } from '#features/listings/share/share.tsx';
import { variantUrl } from '#features/media/rules.ts';
import { tagsOf } from '#features/posts/rules.ts';
import { openPost } from '#features/posts/service-read.server.ts';
import { postsTexts as texts } from '#features/posts/texts.ts';
import { PostBody } from '#features/posts/ui/post-body.tsx';
import { PostHero } from '#features/posts/ui/post-hero.tsx';
import { PostList } from '#features/posts/ui/post-list.tsx';
import '#features/posts/ui/indents.css';
import '#features/posts/ui/posts.css';
import { postData } from '#features/structured-data/service-post.server.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { feedLink } from './feed-link.ts';
import { postFailed } from './failed.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/post.ts';

export const handle: PageHandle = { remembered: true };

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const { post, ...rest } = await openPost(ctx, params.postSlug);
  const title = post.title || texts.untitled;
  const { publicUrl } = ctx.settings;
  const shown = { ...post, title };
  const structured = postData(publicUrl, shown, rest.image?.url ?? null);
  return { ...rest, post: shown, structured, address: `${publicUrl}${postPath(post.slug)}` };
});

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [{ title: `${texts.notFound} | Gidana` }];
  const { post, image, structured } = args.loaderData;
  const { title, slug, excerpt, createdAt, updatedAt } = post;
  const picture = image && { url: variantUrl(image.url, 960, 'webp'), alt: title };
  return [
    ...pageMeta(args, {
      title,
      path: postPath(slug),
      description: excerpt.replace(/\s+/g, ' ').slice(0, 155),
      kind: 'article',
      ...(picture && { image: picture }),
      structured,
    }),
    { property: 'article:published_time', content: createdAt },
    { property: 'article:modified_time', content: updatedAt },
    feedLink,
  ];
};

export const ErrorBoundary = postFailed(texts.loadFailed);

export default function Post({ loaderData }: Route.ComponentProps) {
  const { post, image, minutes, others, address } = loaderData;
  const tags = tagsOf(post.tags);
  return (
    <article>
      <PostHero title={post.title} image={image} minutes={minutes} updatedAt={post.updatedAt} />
      <div className="page post-columns">
        <PostBody excerpt={post.excerpt} content={post.content} />
        <aside className="post-side grid gap-6" aria-label="About this post">
          {tags.length > 0 && (
            <div>
              <h2 className="eyebrow mb-2">Tags</h2>
              <ul className="post-tags">
                {tags.map((tag) => (
                  <li key={tag}>
                    <Badge>{tag}</Badge>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h2 className="eyebrow mb-2">Pass it on</h2>
            <Share text={post.title} url={address} />
          </div>
        </aside>
      </div>
      {others.length > 0 && (
        <section className="page pt-20">
          <SectionHeading
            title="More from the blog"
            more={{ to: href('/blog'), label: 'All posts', about: 'of the blog' }}
          />
          <PostList posts={others} headingLevel="h3" />
        </section>
      )}
    </article>
  );
}
