import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { clearDraft } from '#ui/kept-draft.ts';

/** The ways on when somebody saved the same post meanwhile: keep one's own, take theirs, or look first. */
export function PostConflict({ address, draft }: { address: string; draft: string }) {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" name="overwrite" value="yes" variant="secondary">
        Save mine anyway
      </Button>
      <ButtonLink to={pathname} reloadDocument variant="quiet" onClick={() => clearDraft(draft)}>
        Load the latest version
      </ButtonLink>
      <ButtonLink to={address} target="_blank" variant="quiet">
        See it in a new tab
      </ButtonLink>
    </div>
  );
}
