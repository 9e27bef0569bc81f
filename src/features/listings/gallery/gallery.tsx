import type { MouseEvent, ReactNode } from 'react';
import Expand from 'lucide-react/icons/expand';
import { Scroller } from '#ui/scroller.tsx';
import { Picture, type PictureSource } from '#features/media/ui/picture.tsx';
import { Lightbox, openLightbox, pictureId } from './lightbox.tsx';
import './gallery.css';

const LIGHTBOX = 'photo';
const GALLERY = 'photographs';
const SHOWN = 5;
const ON_PHONE = 3;
const HALF = '(width>=88rem) 40rem,(width>=64rem) 45vw,';
const QUARTER = '(width>=88rem) 20rem,(width>=64rem) 22vw,';

/** Photographs to swipe through, on a desk five beside each other; a press shows one over the whole screen (LIST-10, LIST-11). */
export function Gallery({
  name,
  images,
  foot,
}: {
  name: string;
  images: readonly PictureSource[];
  /** Stands below them over the whole screen of a phone. */
  foot?: ReactNode;
}) {
  if (images.length === 0)
    return <Picture src={null} alt="No photographs yet" sizes="100vw" className="gallery-empty" />;

  const enlarge = (index: number) => ({
    href: `#${pictureId(LIGHTBOX, index)}`,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openLightbox(LIGHTBOX, index);
    },
  });
  const count = images.length;
  const shown = Math.min(count, SHOWN);
  const hidden = count - shown;
  return (
    <div className="gallery" id={GALLERY}>
      <Scroller label={`Photographs of ${name}`} slideClass="w-full" counted focusable={false}>
        {images.map((image, index) => (
          <a key={image.url} className="gallery-slide" {...enlarge(index)}>
            <Picture
              src={image}
              alt={`${name}, photograph ${index + 1} of ${count}`}
              sizes={count > 1 ? `${HALF}100vw` : '(width>=88rem) 80rem,100vw'}
              priority={index === 0}
              className="h-full"
            />
          </a>
        ))}
      </Scroller>
      {/* The photograph itself is the link of the keyboard and of readers. */}
      <a className="gallery-hint" aria-hidden="true" tabIndex={-1} {...enlarge(0)}>
        <Expand size={16} />
        {count > 1 && <span>All {count} photos</span>}
      </a>
      {count > 1 && (
        <ul className="gallery-thumbs" aria-label="Photographs">
          {images.slice(0, SHOWN).map((image, index) => (
            <li key={image.url}>
              <a
                aria-label={`Show photograph ${index + 1}${index === SHOWN - 1 && hidden > 0 ? `, +${hidden} more` : ''}`}
                {...enlarge(index)}
              >
                <Picture src={image} alt="" sizes={tileSizes(shown, index)} className="h-full" />
                {index === ON_PHONE - 1 && count > ON_PHONE && (
                  <span className="gallery-more md:hidden">+{count - ON_PHONE}</span>
                )}
                {index === SHOWN - 1 && hidden > 0 && <span className="gallery-more">+{hidden}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Lightbox id={LIGHTBOX} label={name} pictures={images} back={GALLERY} foot={foot} />
    </div>
  );
}

/** How wide one of so many is drawn: on a desk beside the large one, else in a row under it. */
function tileSizes(shown: number, index: number): string {
  const isTall = shown < 4 || (shown === 4 && index === 1);
  return `${isTall ? HALF : QUARTER}(min-width: 48rem) ${Math.round(92 / shown)}vw, ${Math.round(92 / Math.min(shown, 3))}vw`;
}
