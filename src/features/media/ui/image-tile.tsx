import type { DragEvent, MouseEvent, ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from './picture.tsx';
import { ProgressRing } from '#ui/progress.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { mediaTexts as texts } from '../texts.ts';
import { type ImageItem, isBusy } from './image-list.ts';

interface ImageTileProps {
  item: ImageItem;
  /** From 0; the first is the cover. */
  place: number;
  count: number;
  scripted: boolean;
  onMove(to: number): void;
  onRetry(): void;
  onRemove(): void;
  /** Dropped on this place: the key of the tile that was dragged here. */
  onDropped(key: string): void;
}

/** One picture of the picker with what can be done with it. Without scripts its buttons send the form. */
export function ImageTile({ item, place, count, scripted, onMove, onRetry, onRemove, onDropped }: ImageTileProps) {
  const { key, name, image } = item;
  const photo = `photo ${place + 1} of ${count}, ${name}`;
  const press = (action: string, act: () => void) => ({
    type: scripted ? ('button' as const) : ('submit' as const),
    name: 'intent',
    value: image ? `${action} ${image.url}` : '',
    formNoValidate: true,
    'data-js': true,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      event.preventDefault();
      const { currentTarget: button } = event;
      act();
      // A row that moves takes the focus of its button away.
      requestAnimationFrame(() => button.focus());
    },
  });
  const dragging = {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData('text/plain', key),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      onDropped(event.dataTransfer.getData('text/plain'));
    },
  };
  return (
    <li className="grid min-w-0 content-start gap-1" data-phase={item.phase} {...dragging}>
      <div className="relative aspect-4/3 overflow-hidden rounded-md bg-skeleton">
        <TilePicture item={item} />
        {isBusy(item) && <TileProgress item={item} />}
        {place === 0 && (
          <Badge tone="photo" className="absolute start-1.5 top-1.5">
            Cover
          </Badge>
        )}
      </div>
      <div className="grid min-w-0 gap-1">
        <p className={item.phase === 'done' ? 'sr-only' : 'truncate text-sm text-muted'}>{name}</p>
        {item.phase === 'waiting' && <p className="text-sm">{texts.waiting}</p>}
        {item.phase === 'failed' && <p className="text-sm text-danger-ink">{item.message}</p>}
        <div className="-ml-3 flex flex-wrap items-center">
          <IconButton
            {...press('earlier', () => onMove(place - 1))}
            label={`Move ${photo} earlier`}
            icon={<ArrowLeft size={20} />}
            disabled={place === 0}
          />
          <IconButton
            {...press('later', () => onMove(place + 1))}
            label={`Move ${photo} later`}
            icon={<ArrowRight size={20} />}
            disabled={place === count - 1}
          />
          {item.again && (
            <Button variant="quiet" onClick={onRetry}>
              Try again<span className="sr-only"> {photo}</span>
            </Button>
          )}
          <Button
            {...press('delete', onRemove)}
            variant="quiet"
            className="ml-auto px-1 text-sm font-normal text-danger-ink"
          >
            DELETE<span className="sr-only"> {photo}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

function TilePicture({ item: { image, preview } }: { item: ImageItem }): ReactNode {
  if (preview)
    return <img src={preview} alt="" width={400} height={300} className="size-full object-cover" draggable={false} />;
  if (!image) return null;
  return <Picture src={image} alt="" sizes="(width < 40rem) 45vw, 200px" className="aspect-4/3" />;
}

function TileProgress({ item: { phase, share, name } }: { item: ImageItem }) {
  const percent = Math.round(share * 100);
  const label = `${name}: ${phase === 'preparing' ? texts.preparing : texts.uploading(percent)}`;
  return (
    <div className="absolute inset-0 grid place-content-center bg-surface/80">
      {phase === 'uploading' ? <ProgressRing value={percent} label={label} /> : <Spinner />}
    </div>
  );
}
