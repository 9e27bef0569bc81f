import { useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { postsTexts as texts } from '../texts.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { useRichText } from './use-rich-text.ts';
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
