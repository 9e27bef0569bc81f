import { Editor } from '@tiptap/core';
import { canIndent, changeIndent } from './rich-text-indent.ts';
import { postExtensions } from './rich-text-schema.ts';

export type Toggle = 'bold' | 'italic' | 'underline' | 'orderedList' | 'bulletList';

/** The editor as the page around it knows it. */
export type RichText = ReturnType<typeof createRichText>;

const HEADINGS = [1, 2, 3] as const;
const TOGGLES: readonly Toggle[] = ['bold', 'italic', 'underline', 'orderedList', 'bulletList'];

interface RichTextOptions {
  element: HTMLElement;
  html: string;
  /** Attributes of the writing surface, such as its label. */
  attributes: Record<string, string>;
  /** Called with the HTML after each change; empty while there is nothing. */
  onChange(html: string): void;
}

/** Starts the editor of the blog in an empty element. */
export function createRichText({ element, html, attributes, onChange }: RichTextOptions) {
  const editor = new Editor({
    element,
    content: html,
    extensions: postExtensions,
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: () => onChange(editor.isEmpty ? '' : editor.getHTML()),
  });
  let state = stateOf(editor);
  editor.on('transaction', () => {
    const next = stateOf(editor);
    if (JSON.stringify(next) !== JSON.stringify(state)) state = next;
  });
  // At once, where the library's own command waits for a frame, in which keys would be lost.
  const chain = () => {
    editor.view.focus();
    return editor.chain();
  };
  // The depth of an item is that of its list.
  const unindented = () => chain().resetAttributes('paragraph', 'indent').resetAttributes('heading', 'indent');
  return {
    /** The same object until something changes. */
    state: () => state,
    subscribe(listener: () => void) {
      editor.on('transaction', listener);
      return () => void editor.off('transaction', listener);
    },
    setHeading(level: number) {
      const heading = HEADINGS.find((one) => one === level);
      if (heading) chain().setHeading({ level: heading }).run();
      else chain().setParagraph().run();
    },
    toggle(what: Toggle) {
      const toggles: Record<Toggle, () => boolean> = {
        bold: () => chain().toggleBold().run(),
        italic: () => chain().toggleItalic().run(),
        underline: () => chain().toggleUnderline().run(),
        orderedList: () => unindented().toggleOrderedList().run(),
        bulletList: () => unindented().toggleBulletList().run(),
      };
      toggles[what]();
    },
    indent(step: 1 | -1) {
      editor.view.focus();
      changeIndent(editor, step);
    },
    /** Links what is selected, or the link at the cursor; null takes the link away. */
    setLink(href: string | null) {
      const there = chain().extendMarkRange('link');
      if (href === null) there.unsetMark('link').run();
      else if (editor.state.selection.empty && !editor.isActive('link')) {
        const mark = { type: 'link', attrs: { href } };
        chain()
          .insertContent({ type: 'text', text: href.replace(/^mailto:/, ''), marks: [mark] })
          .run();
      } else there.setMark('link', { href }).run();
    },
    /** Takes all marks and kinds of block away from what is selected. */
    clean: () => void chain().unsetAllMarks().clearNodes().resetAttributes('paragraph', 'indent').run(),
    focus: () => editor.view.focus(),
    destroy: () => editor.destroy(),
  };
}

/** What the toolbar shows of the place where the cursor stands. */
function stateOf(editor: Editor) {
  const active = Object.fromEntries(TOGGLES.map((what) => [what, editor.isActive(what)])) as Record<Toggle, boolean>;
  const href: unknown = editor.getAttributes('link').href;
  return {
    /** 1 to 3; 0 for a paragraph. */
    heading: HEADINGS.find((level) => editor.isActive('heading', { level })) ?? 0,
    active,
    /** The address of the link at the cursor. */
    link: typeof href === 'string' ? href : null,
    canIndent: canIndent(editor, 1),
    canOutdent: canIndent(editor, -1),
  };
}
