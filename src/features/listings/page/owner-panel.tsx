import Pencil from 'lucide-react/icons/pencil';
import { editPath } from '#core/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MoveForm } from '../life/move-form.tsx';
import type { Moves } from '../life/moves.ts';
import type { ShownListing } from './shown.ts';

interface OwnerPanelProps {
  listing: ShownListing;
  /** Where it stands, in a sentence, and what can be done with it. */
  owned: { standing: string; moves: Moves };
}

/** What the owner sees in the place of their own contacts. */
export function OwnerPanel({ listing: { _id: id, name, status }, owned: { standing, moves } }: OwnerPanelProps) {
  return (
    <>
      <h2 className="text-xl">This is your listing</h2>
      <p className="mt-2 text-muted">
        {status === 'active' ? 'People who are signed in see your contacts here.' : standing}
      </p>
      <ButtonLink to={editPath(id)} className="my-5" icon={<Pencil size={18} />}>
        Edit listing
      </ButtonLink>
      <MoveForm listing={{ id, name }} moves={moves} />
    </>
  );
}
