import { Picture, type PictureSource } from '#features/media/ui/picture.tsx';
import { CloseButton, openDialog } from '#ui/overlays/dialog.tsx';
import { Scroller } from '#ui/scroller.tsx';

interface LightboxProps {
  /** What `openLightbox` names. */
  id: string;
  /** What the pictures show; each is announced as "label, 2 of 6". */
  label: string;
  pictures: readonly PictureSource[];
}

/** All pictures over the whole screen, to swipe through; Escape or the cross closes it. */
export function Lightbox({ id, label, pictures }: LightboxProps) {
  return (
    <dialog id={id} className="dialog lightbox" aria-label={label}>
      <div className="dialog-head">
        <p className="truncate py-2 font-medium">{label}</p>
      </div>
      <Scroller label={label} slideClass="w-full" counted>
        {pictures.map((picture, index) => (
          <Picture key={picture.url} src={picture} alt={`${label}, ${index + 1} of ${pictures.length}`} sizes="100vw" />
        ))}
      </Scroller>
      <CloseButton />
    </dialog>
  );
}

/** Opens the lightbox at one of its pictures, counted from 0. */
export function openLightbox(id: string, index: number): void {
  openDialog(id);
  const row = document.querySelector<HTMLElement>(`dialog#${CSS.escape(id)} .scroller`);
  row?.scrollTo({ left: index * row.clientWidth, behavior: 'instant' });
}
