import { useLocation } from 'react-router';
import { Button, ButtonLink } from '../button.tsx';
import { clearDraft } from './kept-draft.ts';

/** The ways on when somebody saved the same thing meanwhile: keep one's own, take theirs, or look at `latest` first. */
export function SaveConflict({ latest, draft }: { latest: string; draft: string }) {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" name="overwrite" value="yes" variant="secondary">
        Save mine anyway
      </Button>
      <ButtonLink to={pathname} reloadDocument variant="quiet" onClick={() => clearDraft(draft)}>
        Load the latest version
      </ButtonLink>
      <ButtonLink to={latest} target="_blank" variant="quiet">
        See it in a new tab
      </ButtonLink>
    </div>
  );
}
