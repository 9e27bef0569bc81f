import Pencil from 'lucide-react/icons/pencil';
import { href } from 'react-router';
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

export function editPath(id: string): string {
  return href('/customer/listing/update-listing/:listingId', { listingId: id });
}
