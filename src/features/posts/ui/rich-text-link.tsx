import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { typedLink } from '../markup.ts';
import { postsTexts as texts } from '../texts.ts';
import type { RichText } from './rich-text-editor.ts';

interface RichTextLinkProps {
  editor: RichText;
  /** The address of the link at the cursor. */
  link: string | null;
  onDone: () => void;
}

/** Where a link leads: a web address, or an email address, which gets its mailto. */
export function RichTextLink({ editor, link, onDone }: RichTextLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const apply = () => {
    const href = typedLink(input.current?.value ?? '');
    if (href === null) {
      setError(texts.linkWrong);
      input.current?.focus();
      return;
    }
    editor.setLink(href);
    onDone();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The form around it is not to be sent.
      event.preventDefault();
      apply();
    }
    if (event.key === 'Escape') {
      onDone();
      editor.focus();
    }
  };
  const remove = () => {
    editor.setLink(null);
    onDone();
  };
  return (
    <div className="rich-text-link">
      <TextField
        ref={input}
        label="Link to"
        labelHidden
        type="text"
        inputMode="url"
        // Asked for by a press on the button.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="off"
        placeholder="https:// or an email address"
        defaultValue={link ?? ''}
        error={error}
        onKeyDown={keys}
      />
      <div className="flex gap-2">
        <Button variant="secondary" onClick={apply}>
          {link === null ? 'Add link' : 'Change link'}
        </Button>
        {link !== null && (
          <Button variant="quiet" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
