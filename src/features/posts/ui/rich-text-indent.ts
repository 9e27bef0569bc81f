import type { Editor } from '@tiptap/core';
import { INDENT_MAX } from '../rules.ts';

const ITEM = 'listItem';

/** Moves the selected paragraphs and headings, or the item of a list, one level in or out. */
export function changeIndent(editor: Editor, step: 1 | -1): void {
  if (!canIndent(editor, step)) return;
  if (editor.isActive(ITEM)) {
    if (step > 0) editor.commands.sinkListItem(ITEM);
    else editor.commands.liftListItem(ITEM);
    return;
  }
  const { state, view } = editor;
  const { tr } = state;
  for (const { $from, $to } of state.selection.ranges) {
    state.doc.nodesBetween($from.pos, $to.pos, (node, place) => {
      if (!node.isTextblock || typeof node.attrs.indent !== 'number') return;
      const indent = Math.min(INDENT_MAX, Math.max(0, node.attrs.indent + step));
      tr.setNodeMarkup(place, undefined, { ...node.attrs, indent });
    });
  }
  view.dispatch(tr);
}

/** Whether there is a level left in that direction. */
export function canIndent(editor: Editor, step: 1 | -1): boolean {
  const { $from } = editor.state.selection;
  if (editor.isActive(ITEM)) {
    if (step < 0) return editor.can().liftListItem(ITEM);
    const depth = Array.from({ length: $from.depth }, (_, level) => $from.node(level + 1)).filter(
      ({ type }) => type.name === ITEM,
    ).length;
    return depth <= INDENT_MAX && editor.can().sinkListItem(ITEM);
  }
  const indent: unknown = $from.parent.attrs.indent;
  return typeof indent === 'number' && (step > 0 ? indent < INDENT_MAX : indent > 0);
}
