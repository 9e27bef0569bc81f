import { href, useNavigation } from 'react-router';
import Newspaper from 'lucide-react/icons/newspaper';
import type { PageHandle } from '#core/page-handle.ts';
import { listPage, nextPage, pageQuery } from '#core/paging.ts';
import { company } from '#content/company.ts';
import { pageOfPosts } from '#features/posts/service-read.server.ts';
import { postsTexts as texts } from '#features/posts/texts.ts';
import { PostList } from '#features/posts/ui/post-list.tsx';
import '#features/posts/ui/posts.css';
import { pageLoader } from '#server/loader.server.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { feedLink } from './feed-link.ts';
import { postFailed } from './failed.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/blog.ts';

export const handle: PageHandle = { robots: 'sitemap', remembered: true };

export const loader = pageLoader(
  async (ctx, { url }) => {
    const page = listPage(url.searchParams);
    const { posts, more } = await pageOfPosts(ctx, page);
    const next = more ? nextPage(page) : null;
    return { posts, isFirst: page.startIndex === 0, next: next && pageQuery(next) };
  },
  ['show', 'from'],
);

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Blog',
    path: href('/blog'),
    description: `What ${company.name} has learnt about buying, renting and letting homes in Nigeria: prices, papers and places.`,
  }),
  feedLink,
];

export const ErrorBoundary = postFailed(texts.listFailed);

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { posts, isFirst, next } = loaderData;
  const { state } = useNavigation();
  return (
    <>
      <Banner title="BLOG POST" crumb="Blog">
        Guides to prices, title papers and areas for anyone buying or renting in Nigeria.
      </Banner>
      <div className="page pt-10 md:pt-14">
        {posts.length > 0 ? (
          <PostList posts={posts} lead={isFirst} />
        ) : (
          <EmptyState
            icon={<Newspaper size={30} />}
            title={isFirst ? texts.noneYet : texts.noneOlder}
            action={
              isFirst ? (
                <ButtonLink to={href('/search')}>Search homes</ButtonLink>
              ) : (
                <ButtonLink to={href('/blog')}>See the newest posts</ButtonLink>
              )
            }
          >
            {isFirst && 'Our first post is on the way. Meanwhile, take a look at the homes on the market.'}
          </EmptyState>
        )}
        {next && <ShowMore to={next} preventScrollReset replace rel="nofollow" busy={state === 'loading'} />}
        {posts.length > 0 && (
          <p className="mt-10 text-center text-sm text-muted">
            Read it in a feed reader:{' '}
            <a className="link link-alone" href={feedLink.href}>
              RSS
            </a>
          </p>
        )}
      </div>
    </>
  );
}
