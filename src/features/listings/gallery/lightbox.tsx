import X from 'lucide-react/icons/x';
import { Picture, type PictureSource } from '#features/media/ui/picture.tsx';
import { IconButton } from '#ui/icon-button.tsx';
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
      {/* Last, so that the first stop of the keyboard is the content. */}
      <form method="dialog" className="dialog-close">
        <IconButton type="submit" label="Close" icon={<X size={22} />} />
      </form>
    </dialog>
  );
}

/** Opens the lightbox at one of its pictures, counted from 0. */
export function openLightbox(id: string, index: number): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`);
  if (dialog && !dialog.open) dialog.showModal();
  const row = dialog?.querySelector('.scroller');
  row?.scrollTo({ left: index * row.clientWidth, behavior: 'instant' });
}
