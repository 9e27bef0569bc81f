import { blogPath, postPath } from '#core/paths.ts';
import type { Post } from '#features/posts/contract.ts';
import { tagsOf } from '#features/posts/rules.ts';
import type { Thing } from './contract.ts';
import { graph, known, publisher, wayTo } from './graph.server.ts';

/** The longest headline that Google shows, in characters. */
const HEADLINE = 110;

type Shown = Pick<Post, 'slug' | 'title' | 'excerpt' | 'tags' | 'createdAt' | 'updatedAt'>;

/** What a post of the blog says to search engines; `image` is the address of its picture. */
export function postData(origin: string, post: Shown, image: string | null): Thing {
  const path = postPath(post.slug);
  const article = known({
    '@type': 'BlogPosting',
    '@id': origin + path,
    url: origin + path,
    mainEntityOfPage: origin + path,
    headline: post.title.slice(0, HEADLINE),
    description: post.excerpt,
    keywords: tagsOf(post.tags).join(', '),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: 'en-NG',
    image: image && new URL(image, origin).href,
    author: publisher(origin),
    publisher: publisher(origin),
  });
  return graph(
    article,
    wayTo(origin, [
      { label: 'Blog', to: blogPath() },
      { label: post.title, to: path },
    ]),
  );
}
