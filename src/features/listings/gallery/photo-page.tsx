import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { Scroller } from '#ui/scroller.tsx';
import { Picture, type PictureSource } from '#features/media/ui/picture.tsx';
import './gallery.css';

interface PhotoPageProps {
  name: string;
  images: readonly PictureSource[];
  /** The page of the home. */
  back: string;
}

/** The photographs over the whole screen as a page of its own: what the gallery leads to before scripts run. */
export function PhotoPage({ name, images, back }: PhotoPageProps) {
  return (
    <div className="photo-page">
      <div className="flex items-center justify-between gap-4 px-4">
        <h1 className="truncate font-medium">{name}</h1>
        <Link to={back} replace className="icon-btn" aria-label="Close">
          <X size={24} />
        </Link>
      </div>
      <Scroller label={`Photographs of ${name}`} slideClass="w-full">
        {images.map((image, index) => (
          <div key={image.url} id={photoId(index)} className="h-full">
            <Picture src={image} alt={`${name}, photograph ${index + 1} of ${images.length}`} sizes="100vw" />
          </div>
        ))}
      </Scroller>
      <nav aria-label="Photographs" className="flex justify-center gap-1 py-2 tabular-nums">
        {images.map((image, index) => (
          <a key={image.url} href={`#${photoId(index)}`} className="icon-btn" aria-label={`Photograph ${index + 1}`}>
            {index + 1}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** Counted from 0; its place in the photo page, `?photos#photo-3`. */
export function photoId(index: number): string {
  return `photo-${index + 1}`;
}
