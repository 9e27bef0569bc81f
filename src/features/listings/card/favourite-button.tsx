import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import HeartIcon from 'lucide-react/icons/heart';
import { classNames } from '#ui/class-names.ts';
import './favourite-button.css';

/** The form that every heart of a page belongs to; it stands once in the page. */
export const FAVOURITE_FORM = 'favourite-form';

interface FavouriteButtonProps {
  id: string;
  name: string;
  className?: string;
  /** Shows the word beside the heart. */
  worded?: boolean;
  /** For a list that shows no home twice: without scripts, the page comes back to this very card. */
  anchored?: boolean | undefined;
}

/** Keeps a home and, pressed again, lets go of it. Needs no script of its own: see device-favourites.ts. */
export function FavouriteButton({ id, name, className, worded, anchored }: FavouriteButtonProps) {
  const kept = useIsKept(id);
  return (
    <button
      type="submit"
      form={FAVOURITE_FORM}
      name={kept ? 'drop' : 'keep'}
      value={id}
      id={anchored ? `heart-${id}` : undefined}
      data-heart
      className={classNames('heart', worded ? 'btn btn-secondary' : 'icon-btn icon-btn-raised', className)}
      aria-pressed={kept}
      aria-label={`Save ${name}`}
      // The page may know better than the server before React sees it.
      suppressHydrationWarning
    >
      <HeartIcon size={worded ? 18 : 22} />
      {worded && 'Save'}
    </button>
  );
}

/** Whether this home is kept: as this page knows it, or as the server did. */
function useIsKept(id: string): boolean {
  const root = useRouteLoaderData<{ favourites: string[] | null }>('root');
  const before = root?.favourites?.includes(id) ?? false;
  return useSyncExternalStore(
    subscribe,
    () => window.deviceFavourites?.knows(id) ?? before,
    () => before,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('gidana:favourites', changed);
  return () => window.removeEventListener('gidana:favourites', changed);
}
