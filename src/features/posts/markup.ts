import { INDENT_MAX } from './rules.ts';

/** What the editor may write and the server lets through (BLOG-8, BLOG-21, BLOG-22). */

const LOOKS_LIKE_EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;
const IMAGE_SOURCE = /^(https?:\/\/|data:image\/(png|jpeg|webp|gif|avif);base64,|\/media\/)/i;
/** Browsers skip these within a scheme. */
const UNSEEN = /[\p{Cc}\s]/gu;
const INDENT = /^ql-indent-([1-8])$/;

/** The schemes of links. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** The class of an indent from 1 to 8; the name is that of the editor which wrote the first posts. */
export function indentClass(depth: number): string {
  return `ql-indent-${depth}`;
}

/** All of them. */
export const INDENT_CLASSES = Array.from({ length: INDENT_MAX }, (_, depth) => indentClass(depth + 1));

/** The indent that one of these classes means; 0 for none. */
export function indentOf(classes: Iterable<string>): number {
  for (const name of classes) {
    const depth = INDENT.exec(name)?.[1];
    if (depth) return Number(depth);
  }
  return 0;
}

/** The address of a link: what looks like an e-mail address gets its mailto. */
export function linkTarget(href: string): string {
  return LOOKS_LIKE_EMAIL.test(href) ? `mailto:${href}` : href;
}

/** The address of a link in foreign markup as we keep it; null for a scheme that links must not have. */
export function keptLink(href: string): string | null {
  const target = linkTarget(href.trim());
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(target.replace(UNSEEN, ''))?.[1]?.toLowerCase();
  if (!target || target.startsWith('//')) return null;
  return scheme === undefined || LINK_SCHEMES.includes(scheme) ? target : null;
}

/** The address that somebody typed for a link: with https where they left that out; null where it leads nowhere. */
export function typedLink(text: string): string | null {
  const target = keptLink(text);
  if (target === null || /\s/.test(target)) return null;
  if (/^([a-z]+:|\/|#)/i.test(target)) return target;
  return /^[^/]+\.[^/.]{2,}(\/|$)/.test(target) ? `https://${target}` : null;
}

/** What a link needs besides its address: one to another site opens beside ours and recommends nothing. */
export function linkAttributes(href: string): Record<string, string> {
  return /^https?:/i.test(href) ? { rel: 'noopener nofollow', target: '_blank' } : {};
}

/** The source of a picture where it is http, https or data (or one of our own); else empty. */
export function imageSource(src: string): string {
  return IMAGE_SOURCE.test(src) ? src : '';
}
