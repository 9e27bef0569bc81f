import HeartIcon from 'lucide-react/icons/heart';
import { href } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Before anything is kept: what hearts are for. */
export function NoFavourites() {
  return (
    <EmptyState
      icon={<HeartIcon size={30} />}
      title="No favourites yet"
      action={<ButtonLink to={href('/search')}>Find homes</ButtonLink>}
    >
      Press the heart on a home to keep it here, and to compare it with others.
    </EmptyState>
  );
}
