import type { PictureSource } from '#ui/picture.tsx';
import { HomePicture } from '../card/home-picture.tsx';

/** Five of the photographs, three on a small screen; each brings its own into view, without scripts too. */
export function GalleryThumbs({
  images,
  onShow,
}: {
  images: readonly PictureSource[];
  onShow: (index: number) => void;
}) {
  if (images.length < 2) return null;
  return (
    <ul className="gallery-thumbs" aria-label="Photographs">
      {images.slice(0, 5).map((image, index) => (
        <li key={image.url}>
          <a
            href={`#${slideId(index)}`}
            aria-label={`Show photograph ${index + 1}`}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <HomePicture
              src={image}
              alt=""
              sizes="(min-width: 80rem) 15rem, (min-width: 48rem) 19vw, 31vw"
              className="aspect-4/3 rounded-md"
            />
            {index === 4 && images.length > 5 && <span className="gallery-more">+{images.length - 5}</span>}
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
