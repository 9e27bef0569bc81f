import { type MouseEvent, useRef } from 'react';
import Expand from 'lucide-react/icons/expand';
import { Scroller } from '#ui/scroller.tsx';
import { Picture, type PictureSource } from '#features/media/ui/picture.tsx';
import { Lightbox, openLightbox, pictureId } from './lightbox.tsx';
import './gallery.css';

const LIGHTBOX = 'photo';
const GALLERY = 'photographs';
const SIZES = '(min-width: 90rem) 54rem, (min-width: 64rem) 62vw, 100vw';

/** Photographs to swipe through; a press shows them over the whole screen (LIST-10, LIST-11). */
export function Gallery({ name, images }: { name: string; images: readonly PictureSource[] }) {
  const frame = useRef<HTMLDivElement>(null);
  if (images.length === 0)
    return <Picture src={null} alt="No photographs yet" sizes="100vw" className="gallery-empty" />;

  const enlarge = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openLightbox(LIGHTBOX, index);
  };
  const show = (index: number) => {
    const slide = frame.current?.querySelectorAll('.scroller > li')[index];
    slide?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return (
    <div className="gallery" id={GALLERY} ref={frame}>
      <Scroller label={`Photographs of ${name}`} slideClass="w-full" counted focusable={false}>
        {images.map((image, index) => (
          <a
            key={image.url}
            id={slideId(index)}
            href={`#${pictureId(LIGHTBOX, index)}`}
            className="gallery-slide"
            onClick={enlarge(index)}
          >
            <Picture
              src={image}
              alt={`${name}, photograph ${index + 1} of ${images.length}`}
              sizes={SIZES}
              priority={index === 0}
              className="h-full"
            />
          </a>
        ))}
      </Scroller>
      <span className="gallery-hint" aria-hidden="true">
        <Expand size={16} />
      </span>
      <Thumbs images={images} onShow={show} />
      <Lightbox id={LIGHTBOX} label={name} pictures={images} back={GALLERY} />
    </div>
  );
}

const SHOWN = 5;

/** Five of the photographs, three on a small screen; each brings its own into view, without scripts too. */
function Thumbs({ images, onShow }: { images: readonly PictureSource[]; onShow: (index: number) => void }) {
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
              sizes="(min-width: 64rem) 11rem, (min-width: 48rem) 19vw, 31vw"
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
function slideId(index: number): string {
  return `slide-${index + 1}`;
}
