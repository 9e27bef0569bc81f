import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import X from 'lucide-react/icons/x';
import { Picture, type PictureSource } from '#features/media/ui/picture.tsx';
import { Scroller } from '#ui/scroller.tsx';
import './lightbox.css';

const AT_ONCE: ScrollIntoViewOptions = { behavior: 'instant', block: 'start', inline: 'start' };

interface LightboxProps {
  /** What `openLightbox` names; each picture has an address of its own, `#photo-3` for a lightbox called `photo`. */
  id: string;
  /** What the pictures show; each is announced as "label, 2 of 6". */
  label: string;
  pictures: readonly PictureSource[];
  /** The id of what is to be seen again once it is closed. */
  back: string;
  /** Stands below them on a phone. */
  foot?: ReactNode;
}

/**
 * All pictures over the whole screen, to swipe through, on an upright phone or tablet under each other; Escape, the cross or the way back closes it. Before scripts run, the
 * address of a picture opens it; with them it is a modal dialog.
 */
export function Lightbox({ id, label, pictures, back, foot }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const thumbs = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    const follow = () => {
      const slide = addressed(dialog.current);
      if (!slide) return dialog.current?.close();
      if (!dialog.current?.open) dialog.current?.showModal();
      // On the way back and forth browsers do not.
      slide.scrollIntoView(AT_ONCE);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const close = (event: MouseEvent) => {
    if (!dialog.current?.open) return;
    event.preventDefault();
    dialog.current.close();
  };
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    openLightbox(id, index);
  };
  const mark = (index: number) => {
    setShown(index);
    const thumb = thumbs.current?.children[index];
    if (!(thumb instanceof HTMLElement)) return;
    thumbs.current?.scrollTo({ left: thumb.offsetLeft - (thumbs.current.clientWidth - thumb.offsetWidth) / 2 });
  };
  return (
    <dialog
      id={id}
      ref={dialog}
      className="dialog lightbox"
      aria-label={label}
      // It comes after the dialog closed, which somebody may have opened again by then.
      onClose={() => !dialog.current?.open && addressed(dialog.current) && location.replace(`#${back}`)}
    >
      <div className="dialog-head">
        <p className="line-clamp-1 font-medium">{label}</p>
      </div>
      <Scroller label={label} slideClass="w-full" counted onSlide={mark}>
        {pictures.map((picture, index) => (
          <div key={picture.url} id={pictureId(id, index)} className="h-full">
            <Picture src={picture} alt={`${label}, ${index + 1} of ${pictures.length}`} sizes="100vw" />
          </div>
        ))}
      </Scroller>
      {pictures.length > 1 && (
        <nav ref={thumbs} className="lightbox-thumbs" aria-label="All photographs">
          {pictures.map((picture, index) => (
            <a
              key={picture.url}
              href={`#${pictureId(id, index)}`}
              aria-label={`Photograph ${index + 1}`}
              aria-current={index === shown ? 'true' : undefined}
              onClick={show(index)}
            >
              <Picture src={picture} alt="" sizes="5rem" className="aspect-4/3 rounded-md" />
            </a>
          ))}
        </nav>
      )}
      {foot}
      {/* Last, so that the first stop of the keyboard is the content. */}
      <a href={`#${back}`} className="icon-btn dialog-close" aria-label="Close" onClick={close}>
        <X size={22} />
      </a>
    </dialog>
  );
}

/** The picture that the address names. */
function addressed(dialog: HTMLDialogElement | null): Element | null {
  return dialog?.querySelector(':target') ?? null;
}

/** Opens the lightbox at one of its pictures, counted from 0. */
export function openLightbox(id: string, index: number): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`);
  if (dialog && !dialog.open) dialog.showModal();
  dialog?.querySelector(`#${pictureId(id, index)}`)?.scrollIntoView(AT_ONCE);
}

/** Counted from 0; the address of a picture in its page. */
export function pictureId(id: string, index: number): string {
  return `${id}-${index + 1}`;
}
