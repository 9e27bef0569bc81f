import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import Pencil from 'lucide-react/icons/pencil';
import { editPath } from '#core/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { MoveForm } from '../life/move-form.tsx';
import type { Moves } from '../life/moves.ts';
import type { ShownListing } from './shown.ts';

interface OwnerPanelProps {
  listing: ShownListing;
  /** Where it stands and how many opened its contacts, in sentences, and what can be done with it. */
  owned: { standing: string; moves: Moves; seen: string };
  children?: ReactNode;
}

/** What the owner sees in the place of their own contacts. */
export function OwnerPanel({ listing: { _id: id, name }, owned, children }: OwnerPanelProps) {
  const { standing, moves, seen } = owned;
  return (
    <>
      <h2 className="text-xl">This is your listing</h2>
      <p className="mt-2 text-muted">{standing}</p>
      {children}
      <p className="mt-2">
        <Link className="link" to={href('/customer/contact-views')}>
          {seen}
        </Link>
      </p>
      <ButtonLink to={editPath(id)} className="my-5" icon={<Pencil size={18} />}>
        Edit listing
      </ButtonLink>
      <div className="flex flex-wrap gap-2">
        <MoveForm listing={{ id, name }} moves={moves} />
      </div>
    </>
  );
}
