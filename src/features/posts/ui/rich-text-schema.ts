import { Extension, type Extensions, Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { imageSource, indentClass, indentOf, keptLink, linkAttributes } from '../markup.ts';
import { changeIndent } from './rich-text-indent.ts';

/** A link with the address that the server would give it; what the server would not let through is no link here either. */
const PostLink = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: { default: null, parseHTML: (element: HTMLElement) => keptLink(element.getAttribute('href') ?? '') },
  }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => (keptLink(element.getAttribute('href') ?? '') === null ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href, ...linkAttributes(String(href)) }, 0],
});

/** A picture that was pasted; a source that is not http, https or data becomes empty. */
const PostImage = Image.extend({
  addAttributes: () => ({
    src: { default: '', parseHTML: (element: HTMLElement) => imageSource(element.getAttribute('src') ?? '') },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
});

/** Indents as classes, and the Tab key within lists. */
const Indent = Extension.create({
  name: 'indent',
  // Ahead of the list's own use of Tab, which knows no limit.
  priority: 1000,
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'listItem', 'blockquote'],
      attributes: {
        indent: {
          default: 0,
          parseHTML: (element) => indentOf(element.classList),
          renderHTML: ({ indent }) => (Number(indent) > 0 ? { class: indentClass(Number(indent)) } : {}),
        },
      },
    },
  ],
  addKeyboardShortcuts() {
    // Outside of lists Tab goes on to the next field.
    const inList = (step: 1 | -1) => () => {
      if (!this.editor.isActive('listItem')) return false;
      changeIndent(this.editor, step);
      return true;
    };
    return { Tab: inList(1), 'Shift-Tab': inList(-1) };
  },
});

/** All that a post may hold, which is what the server lets through (`html.server.ts`). */
export const postExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    link: false,
    trailingNode: false,
  }),
  PostLink,
  PostImage.configure({ allowBase64: true }),
  Indent,
];
