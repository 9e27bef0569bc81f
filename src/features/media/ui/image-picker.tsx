import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import ImagePlus from 'lucide-react/icons/image-plus';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import type { PictureSource } from './picture.tsx';
import { PICKER_ACCEPT } from '../rules.ts';
import { mediaTexts as texts } from '../texts.ts';
import { arrived, fitting, type ImageItem, isBusy } from './image-list.ts';
import { ImageTile } from './image-tile.tsx';
import { useImageList } from './use-image-list.ts';
import { useHydrated } from '#scripts-on-demand/hydrated.ts';

interface ImagePickerProps {
  /** What there is at the first draw; later changes of this prop are not looked at (give a new `key` to start over). */
  images: readonly PictureSource[];
  /** The most that there may be. */
  max?: number;
  /** What the server or the form said about the pictures. */
  error?: string | undefined;
  onChange?(images: PictureSource[]): void;
  /** True while pictures are on their way; a form should wait. */
  onBusy?(busy: boolean): void;
}

/** Photos of a home (IMG-1, IMG-7): chosen or dropped, they go up at once; the first is the cover. */
export function ImagePicker(props: ImagePickerProps) {
  const { images, max = 6, error } = props;
  const list = useImageList(images);
  const { items } = list;
  const [problem, setProblem] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState(0);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const scripted = useHydrated();
  const busy = items.some(isBusy);
  const kept = arrived(items);
  useReports(props, kept, busy);

  function take(files: readonly File[]): void {
    const fit = fitting(files, items.length, max);
    setProblem(fit.leftOut > 0 ? texts.tooMany : null);
    setLeftOut(fit.leftOut);
    if (fit.taken.length > 0) list.add(fit.taken);
  }

  function takeChosen(): void {
    const chosen = [...(input.current?.files ?? [])];
    // The same file may be chosen again after it was deleted.
    if (input.current) input.current.value = '';
    if (chosen.length > 0) take(chosen);
  }
  // Files that were chosen before the scripts had arrived.
  const takeEarly = useEffectEvent(takeChosen);
  // React has no name for the event of a file chooser that was closed without a choice.
  const cancelled = useEffectEvent(() => {
    if (items.length === 0) setProblem(texts.noneChosen);
  });
  useEffect(() => {
    takeEarly();
    const chooser = input.current;
    const listener = () => cancelled();
    chooser?.addEventListener('cancel', listener);
    return () => chooser?.removeEventListener('cancel', listener);
  }, []);

  function choose(event: { preventDefault(): void }): void {
    event.preventDefault();
    if (items.length < max) input.current?.click();
    else setProblem(texts.tooMany);
  }

  function move({ key, name: file }: ImageItem, to: number): void {
    list.move(key, to);
    setSaid(`${file} is now photo ${to + 1} of ${items.length}.`);
  }

  function remove(item: ImageItem): void {
    list.remove(item.key);
    setProblem(null);
    setLeftOut(0);
    setSaid(`${item.name} was removed.`);
    input.current?.focus();
  }

  /** Files dropped anywhere; a miss by a few pixels must not make the browser open the file instead. */
  const dropping = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    },
  };
  const failure = error ?? (items.some(({ phase }) => phase === 'failed') ? texts.tooLarge.listing : undefined);
  return (
    <fieldset {...dropping} className="grid min-w-0 gap-4" aria-describedby={`${id}-hint`}>
      <legend className="field-label mb-2">Photos</legend>
      {kept.map(({ url }) => (
        <input key={url} type="hidden" name="imageUrls" value={url} />
      ))}
      {items.length > 0 && (
        <ol className="mb-2 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          {items.map((item, place) => (
            <ImageTile
              key={item.key}
              item={item}
              place={place}
              count={items.length}
              scripted={scripted}
              onMove={(to) => move(item, to)}
              onRetry={() => list.retry(item.key)}
              onRemove={() => remove(item)}
              onDropped={(key) => {
                const dragged = items.find((one) => one.key === key);
                if (dragged) move(dragged, place);
              }}
            />
          ))}
        </ol>
      )}
      <label className="grid cursor-pointer justify-items-center gap-2 rounded-lg border border-dashed border-control p-6 text-center text-muted hover:bg-sunken photo-picker">
        <ImagePlus size={28} />
        <span className="font-medium text-text">
          Choose photos<span className="photo-picker-drop">, or drop them here</span>
        </span>
        <span className="field-hint" id={`${id}-hint`}>
          {texts.room(max, items.length)}. The first is the cover. Large photos are made smaller before they are sent.
        </span>
        <input
          ref={input}
          type="file"
          name="photos"
          accept={PICKER_ACCEPT}
          multiple
          className="sr-only noscript:not-sr-only noscript:w-full"
          onChange={takeChosen}
        />
      </label>
      <Button
        // Without scripts it sends the form, and the files with it; with them Enter in a text field must not press it.
        type={scripted ? 'button' : 'submit'}
        name="intent"
        value="upload"
        formEncType="multipart/form-data"
        formNoValidate
        data-js
        variant="secondary"
        busy={busy}
        onClick={choose}
      >
        UPLOAD
      </Button>
      <FormError>{problem ?? failure}</FormError>
      {leftOut > 0 ? <p className="text-sm text-muted">{texts.leftOut(leftOut)}</p> : null}
      <output className="sr-only">{said}</output>
    </fieldset>
  );
}

/** Tells the form around it what arrived and whether to wait. */
function useReports({ onChange, onBusy }: ImagePickerProps, kept: PictureSource[], busy: boolean): void {
  const urls = kept.map(({ url }) => url).join(' ');
  const reported = useRef(urls);
  const reportChange = useEffectEvent(() => onChange?.(kept));
  const reportBusy = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => {
    if (reported.current !== urls) reportChange();
    reported.current = urls;
  }, [urls]);
  useEffect(() => reportBusy(busy), [busy]);
}
