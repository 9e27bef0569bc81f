import { Button } from '../button.tsx';

/** Tells that an unsaved draft was brought back, and lets it go; a draft that was let go can be had back. */
export function DraftNotice({
  state,
  onDiscard,
  onUndo,
}: {
  state: 'none' | 'kept' | 'discarded';
  onDiscard: () => void;
  onUndo: () => void;
}) {
  return (
    <output className="block">
      {state !== 'none' && (
        <p className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-accent-soft py-1 pr-1 pl-4">
          {state === 'kept' ? 'We kept your draft.' : 'The draft is discarded.'}
          <Button variant="quiet" onClick={state === 'kept' ? onDiscard : onUndo}>
            {state === 'kept' ? 'Discard' : 'Undo'}
          </Button>
        </p>
      )}
    </output>
  );
}
