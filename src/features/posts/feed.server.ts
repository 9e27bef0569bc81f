import { href } from 'react-router';
import { postPath } from '#core/paths.ts';
import { company } from '#content/company.ts';
import { escapeMarkup as escape } from '#core/text/markup.ts';
import { isMediaUrl, variantUrl } from '#features/media/rules.ts';
import type { Post } from './contract.ts';
import { tagsOf } from './rules.ts';
import { postsTexts as texts } from './texts.ts';

/** The posts as RSS 2.0, with their whole content; every address in it is absolute. */
export function rss(posts: readonly Post[], publicUrl: string): string {
  const newest = posts[0]?.updatedAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escape(`${company.name} blog`)}</title>
<link>${escape(`${publicUrl}${href('/blog')}`)}</link>
<description>${escape(company.description)}</description>
<language>en-NG</language>
<atom:link href="${escape(`${publicUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${rfc822(newest)}</lastBuildDate>\n` : ''}${posts.map((post) => item(post, publicUrl)).join('\n')}
</channel>
</rss>
`;
}

function item({ _id, slug, title, tags, excerpt, content, image, createdAt }: Post, publicUrl: string): string {
  const picture = isMediaUrl(image) ? `<p><img src="${publicUrl}${variantUrl(image, 960, 'webp')}" alt=""></p>` : '';
  const html = picture + content.replaceAll(/(src|href)="\/(?!\/)/g, `$1="${publicUrl}/`);
  return `<item>
<title>${escape(title || texts.untitled)}</title>
<link>${escape(`${publicUrl}${postPath(slug)}`)}</link>
<guid isPermaLink="false">${escape(_id)}</guid>
<pubDate>${rfc822(createdAt)}</pubDate>
${tagsOf(tags)
  .map((tag) => `<category>${escape(tag)}</category>\n`)
  .join('')}<description>${escape(excerpt)}</description>
<content:encoded>${escape(html)}</content:encoded>
</item>`;
}

function rfc822(iso: string): string {
  return new Date(iso).toUTCString();
}
