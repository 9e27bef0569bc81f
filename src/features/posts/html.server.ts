import sanitize from 'sanitize-html';
import { INDENT_MAX } from './rules.ts';

const INDENTS = Array.from({ length: INDENT_MAX }, (_, depth) => `ql-indent-${depth + 1}`);
const LOOKS_LIKE_EMAIL = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;
const IMAGE_SOURCE = /^(https?:\/\/|data:image\/(png|jpeg|webp|gif|avif);base64,|\/media\/)/i;

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['h1', 'h2', 'h3', 'p', 'br', 'strong', 'b', 'em', 'i', 'u', 'a', 'ol', 'ul', 'li', 'img', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt'], li: ['data-list'] },
  allowedClasses: { '*': INDENTS },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  // Their words go with them: what stands inside was never meant to be read.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'template',
    'svg',
    'math',
    'iframe',
    'title',
  ],
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = '' }) => {
      const target = LOOKS_LIKE_EMAIL.test(href) ? `mailto:${href}` : href;
      const foreign = /^https?:/i.test(target);
      return { tagName, attribs: { href: target, ...(foreign ? { rel: 'noopener nofollow', target: '_blank' } : {}) } };
    },
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src: IMAGE_SOURCE.test(src) ? src : '', alt } }),
  },
};

/** HTML that is safe to show: the marks of the editor, and nothing that runs, loads or hides (SPEC section 5, Editor). */
export function cleanHtml(html: string): string {
  return sanitize(html, OPTIONS);
}
