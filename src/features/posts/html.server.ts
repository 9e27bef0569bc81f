import sanitize from 'sanitize-html';
import { imageSource, INDENT_CLASSES, LINK_SCHEMES, linkAttributes, linkTarget } from './markup.ts';

const OPTIONS: sanitize.IOptions = {
  allowedTags: ['h1', 'h2', 'h3', 'p', 'br', 'strong', 'b', 'em', 'i', 'u', 'a', 'ol', 'ul', 'li', 'img', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt'], li: ['data-list'] },
  allowedClasses: { '*': INDENT_CLASSES },
  allowedSchemes: LINK_SCHEMES,
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
  // A list of nine levels, with all four marks in its last.
  nestingLimit: 30,
  transformTags: {
    a: (tagName, { href = '' }) => {
      const target = linkTarget(href);
      return { tagName, attribs: { href: target, ...linkAttributes(target) } };
    },
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src: imageSource(src), alt } }),
  },
};

/** HTML that is safe to show: the marks of the editor, and nothing that runs, loads or hides (BLOG-4, BLOG-21, BLOG-22). */
export function cleanHtml(html: string): string {
  return sanitize(html, OPTIONS);
}
