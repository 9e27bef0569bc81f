import House from 'lucide-react/icons/house';
import { classNames } from '#ui/class-names.ts';
import { variantUrl, WIDTHS } from '../rules.ts';

/** A stored picture: enough to lay it out before it has loaded. */
export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** A tiny blurred picture as a data: address, or empty. */
  placeholder: string;
}

interface PictureProps {
  /** Null draws a quiet house instead. */
  src: PictureSource | null | undefined;
  /** Empty where words beside it say the same. */
  alt: string;
  /** How wide it is shown, as in the HTML attribute: "(width < 640px) 100vw, 400px". */
  sizes: string;
  /** The largest picture of the first view: loaded at once and first. */
  priority?: boolean;
  /** Shape and corners, such as "aspect-4/3 rounded-lg"; without a shape it keeps its own. */
  className?: string;
}

/** A photograph in the format and size that suit the screen, over its blurred placeholder; it never moves the page. */
export function Picture({ src, alt, sizes, priority = false, className }: PictureProps) {
  if (!src) return <NoPicture alt={alt} className={className} />;
  const set = (format: 'avif' | 'webp') =>
    WIDTHS.map((width) => `${variantUrl(src.url, width, format)} ${width}w`).join(', ');
  return (
    <span className={classNames('picture', className)}>
      {src.placeholder && (
        <img className="picture-placeholder" src={src.placeholder} alt="" aria-hidden="true" width={16} height={12} />
      )}
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
        <img
          src={variantUrl(src.url, 640, 'webp')}
          alt={alt}
          width={src.width}
          height={src.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
        />
      </picture>
    </span>
  );
}

function NoPicture({ alt, className }: { alt: string; className: string | undefined }) {
  const named = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span className={classNames('picture picture-none', className ?? 'aspect-4/3')} {...named}>
      <House size={40} />
    </span>
  );
}
