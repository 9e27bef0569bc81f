import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RichText } from './rich-text-editor.ts';

type RichTextPhase =
  | { phase: 'loading' }
  | { phase: 'ready'; editor: RichText }
  /** The editor could not be fetched: the text area stays. */
  | { phase: 'failed'; retry: () => void };

/**
 * Puts the editor into `mount` and has it write its HTML into the text area, so that the form around them reads and
 * keeps it like any other field. The editor's code is fetched only here.
 */
export function useRichText(
  area: RefObject<HTMLTextAreaElement | null>,
  mount: RefObject<HTMLElement | null>,
  attributes: Record<string, string>,
): RichTextPhase {
  const [state, setState] = useState<RichTextPhase>({ phase: 'loading' });
  const given = useRef(attributes);
  useEffect(() => {
    let open = true;
    let editor: RichText | undefined;
    const start = async () => {
      const { createRichText } = await import('./rich-text-editor.ts');
      if (!open || !area.current || !mount.current) return;
      editor = createRichText({
        element: mount.current,
        html: area.current.value,
        attributes: given.current,
        onChange: (html) => write(area.current, html),
      });
      setState({ phase: 'ready', editor });
    };
    const begin = () => {
      setState({ phase: 'loading' });
      start().catch(() => {
        if (open) setState({ phase: 'failed', retry: begin });
      });
    };
    begin();
    return () => {
      open = false;
      editor?.destroy();
    };
  }, [area, mount]);
  return state;
}

function write(area: HTMLTextAreaElement | null, html: string): void {
  if (!area) return;
  area.value = html;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
