import { type KeyboardEvent, type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import Bold from 'lucide-react/icons/bold';
import IndentDecrease from 'lucide-react/icons/list-indent-decrease';
import IndentIncrease from 'lucide-react/icons/list-indent-increase';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import RemoveFormatting from 'lucide-react/icons/remove-formatting';
import Underline from 'lucide-react/icons/underline';
import { IconButton } from '#ui/icon-button.tsx';
import type { RichText, Toggle } from './rich-text-editor.ts';
import { RichTextLink } from './rich-text-link.tsx';

const MARKS: readonly { what: Toggle; label: string; icon: ReactNode }[] = [
  { what: 'bold', label: 'Bold', icon: <Bold size={20} /> },
  { what: 'italic', label: 'Italic', icon: <Italic size={20} /> },
  { what: 'underline', label: 'Underline', icon: <Underline size={20} /> },
];
const LISTS: readonly { what: Toggle; label: string; icon: ReactNode }[] = [
  { what: 'orderedList', label: 'Numbered list', icon: <ListOrdered size={20} /> },
  { what: 'bulletList', label: 'Bullet list', icon: <List size={20} /> },
];

/** Headers 1–3, bold, italic, underline, link, lists, indents and clean (BLOG-8). */
export function RichTextToolbar({ editor }: { editor: RichText }) {
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  const [linking, setLinking] = useState(false);
  const toggles = (tools: typeof MARKS) =>
    tools.map(({ what, label, icon }) => (
      <IconButton
        key={what}
        label={label}
        icon={icon}
        aria-pressed={state.active[what]}
        onClick={() => editor.toggle(what)}
      />
    ));
  return (
    <>
      {/* Its tools take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div className="rich-text-tools" role="toolbar" aria-label="Formatting" onKeyDown={walk} onMouseDown={leaveFocus}>
        <select
          aria-label="Kind of paragraph"
          value={state.heading}
          onChange={(event) => editor.setHeading(Number(event.target.value))}
        >
          <option value={0}>Normal</option>
          <option value={1}>Heading 1</option>
          <option value={2}>Heading 2</option>
          <option value={3}>Heading 3</option>
        </select>
        {toggles(MARKS)}
        <IconButton
          label="Link"
          icon={<Link2 size={20} />}
          aria-pressed={state.link !== null}
          aria-expanded={linking}
          onClick={() => setLinking(!linking)}
        />
        {toggles(LISTS)}
        <IconButton
          label="Indent less"
          icon={<IndentDecrease size={20} />}
          aria-disabled={!state.canOutdent}
          onClick={() => editor.indent(-1)}
        />
        <IconButton
          label="Indent more"
          icon={<IndentIncrease size={20} />}
          aria-disabled={!state.canIndent}
          onClick={() => editor.indent(1)}
        />
        <IconButton label="Clean formatting" icon={<RemoveFormatting size={20} />} onClick={() => editor.clean()} />
      </div>
      {linking && <RichTextLink key={state.link} editor={editor} link={state.link} onDone={() => setLinking(false)} />}
    </>
  );
}

/** A press leaves the cursor, and a phone's keyboard, where they are. */
function leaveFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLSelectElement)) event.preventDefault();
}

/** Arrow keys go through the tools, as in every toolbar. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || event.target instanceof HTMLSelectElement) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')];
  const place = tools.findIndex((tool) => tool === event.target);
  tools.at((place + step) % tools.length)?.focus();
  event.preventDefault();
}
