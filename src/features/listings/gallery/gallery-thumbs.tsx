import { Picture, type PictureSource } from '#features/media/ui/picture.tsx';
import './gallery.css';

const SHOWN = 5;

/** Five of the photographs, three on a small screen; each brings its own into view, without scripts too. */
export function GalleryThumbs({
  images,
  onShow,
}: {
  images: readonly PictureSource[];
  onShow: (index: number) => void;
}) {
  if (images.length < 2) return null;
  const hidden = Math.max(0, images.length - SHOWN);
  return (
    <ul className="gallery-thumbs" aria-label="Photographs">
      {images.slice(0, SHOWN).map((image, index) => (
        <li key={image.url}>
          <a
            href={`#${slideId(index)}`}
            aria-label={`Show photograph ${index + 1}${index === SHOWN - 1 && hidden > 0 ? `, +${hidden} more` : ''}`}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <Picture
              src={image}
              alt=""
              sizes="(min-width: 80rem) 15rem, (min-width: 48rem) 19vw, 31vw"
              className="aspect-4/3 rounded-md"
            />
            {index === SHOWN - 1 && hidden > 0 && <span className="gallery-more">+{hidden}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Counted from 0; where a photograph lies in the gallery. */
export function slideId(index: number): string {
  return `slide-${index + 1}`;
}
