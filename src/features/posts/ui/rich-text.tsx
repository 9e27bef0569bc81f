import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { postsTexts as texts } from '../texts.ts';
import type { RichText } from './rich-text-editor.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import './indents.css';
import './rich-text.css';

interface RichTextProps {
  label: string;
  name: string;
  /** HTML; looked at once. */
  defaultValue: string;
  error?: string | undefined;
}

/** A field for text with headings, lists and links; a text area until its editor is there, and without scripts. */
export function RichTextField({ label, name, defaultValue, error }: RichTextProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const mount = useRef<HTMLDivElement>(null);
  const described = error ? `${id}-error` : undefined;
  const state = useRichText(area, mount, {
    class: 'prose rich-text-page',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-hint`,
  });
  const isReady = state.phase === 'ready';
  return (
    <div className="field">
      {/* Only a text area can have a label; the editor is named by its id. */}
      {isReady ? (
        <span id={`${id}-label`} className="field-label">
          {label}
        </span>
      ) : (
        <label htmlFor={id} className="field-label">
          {label}
        </label>
      )}
      <div className="rich-text" data-phase={state.phase} data-invalid={error ? true : undefined}>
        {isReady && <RichTextToolbar editor={state.editor} />}
        <div ref={mount} className="rich-text-mount" hidden={!isReady} />
        <textarea
          ref={area}
          id={id}
          name={name}
          rows={14}
          defaultValue={defaultValue}
          hidden={isReady}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
      </div>
      <p className="field-hint" id={`${id}-hint`}>
        {isReady ? texts.contentHint : texts.contentPlainHint}
      </p>
      {state.phase === 'failed' && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {texts.editorFailed}
          <Button variant="quiet" onClick={state.retry}>
            Try again
          </Button>
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type RichTextPhase =
  | { phase: 'loading' }
  | { phase: 'ready'; editor: RichText }
  /** The editor could not be fetched: the text area stays. */
  | { phase: 'failed'; retry: () => void };

/**
 * Puts the editor into `mount` and has it write its HTML into the text area, so that the form around them reads and
 * keeps it like any other field. The editor's code is fetched only here.
 */
function useRichText(
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
