import { Button } from '../button.tsx';
import type { KeptForm } from './use-kept-form.ts';

/** Tells that an unsaved draft was brought back, and lets it go; a draft that was let go can be had back. */
export function DraftNotice({ kept: { shown, discard, undo } }: { kept: KeptForm<object> }) {
  const isKept = shown.draft === 'kept';
  return (
    <output className="block">
      {shown.draft !== 'none' && (
        <p className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-accent-soft py-1 pr-1 pl-4">
          {isKept ? 'We kept your draft.' : 'The draft is discarded.'}
          <Button variant="quiet" onClick={isKept ? discard : undo}>
            {isKept ? 'Discard' : 'Undo'}
          </Button>
        </p>
      )}
    </output>
  );
}
