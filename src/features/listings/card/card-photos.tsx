import { Link } from 'react-router';
import { variantUrl } from '#features/media/rules.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import type { ListingCard } from '../contract.ts';
import './card-photos.css';

interface CardPhotosProps {
  listing: Pick<ListingCard, 'cover' | 'photos'>;
  path: string;
  sizes: string;
  priority: boolean | undefined;
  /** Shows the cover alone. */
  coverOnly?: boolean;
}

/**
 * The photographs of a card, to swipe through by scroll snap; each leads to the home. All but the cover are fetched when they
 * come into view. The name below is the link for keyboards and screen readers.
 */
export function CardPhotos({ listing: { cover, photos = [] }, path, sizes, priority, coverOnly }: CardPhotosProps) {
  const picture = <Picture src={cover} alt="" sizes={sizes} priority={priority} className="aspect-4/3 rounded-lg" />;
  if (coverOnly || photos.length === 0) return picture;
  return (
    <div className="card-photos" data-more={photos.length}>
      <Link to={path} className="card-photos-row" tabIndex={-1} aria-hidden="true">
        {picture}
        {photos.map((url) => (
          <span key={url}>
            <img src={variantUrl(url, 640, 'webp')} alt="" loading="lazy" />
          </span>
        ))}
      </Link>
      <span className="card-photos-dots" />
    </div>
  );
}
