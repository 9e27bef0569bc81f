import Pencil from 'lucide-react/icons/pencil';
import { editPath } from '#core/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

/** What the owner sees in the place of their own contacts. */
export function OwnerPanel({ id }: { id: string }) {
  return (
    <>
      <h2 className="text-xl">This is your listing</h2>
      <p className="mt-2 text-muted">People who are signed in see your contacts here.</p>
      <ButtonLink to={editPath(id)} className="mt-5" icon={<Pencil size={18} />}>
        Edit listing
      </ButtonLink>
    </>
  );
}
