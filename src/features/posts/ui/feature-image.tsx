import { useEffect, useEffectEvent, useRef, useState } from 'react';
import ImagePlus from 'lucide-react/icons/image-plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { PICKER_ACCEPT } from '#features/media/rules.ts';
import { useUpload } from '#features/media/ui/use-upload.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { ProgressRing } from '#ui/progress.tsx';
import { postsTexts as texts } from '../texts.ts';
import { Picture } from '#features/media/ui/picture.tsx';

interface FeatureImageProps {
  /** The address of the image; looked at once. */
  defaultValue: string;
  error?: string | undefined;
  onChange: () => void;
  onBusy: (busy: boolean) => void;
}

/** One image above the post: it goes up when it is chosen, with a ring of its progress, and is shown when it is there. */
export function FeatureImage({ defaultValue, error, onChange, onBusy }: FeatureImageProps) {
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState(defaultValue);
  const upload = useUpload('post');

  const put = (next: string) => {
    setUrl(next);
    onChange();
  };
  const take = async () => {
    const file = input.current?.files?.[0];
    onBusy(true);
    const image = await upload.start(file);
    onBusy(false);
    // The same file may be chosen again after a failure.
    if (input.current) input.current.value = '';
    if (image) put(image.url);
  };
  // React has no name for this event of a file chooser.
  const cancelled = useEffectEvent(() => {
    if (!url) void take();
  });
  useEffect(() => {
    const chooser = input.current;
    const listener = () => cancelled();
    chooser?.addEventListener('cancel', listener);
    return () => chooser?.removeEventListener('cancel', listener);
  }, []);
  const problem = upload.error ?? error;
  return (
    <fieldset className="field" data-invalid={problem ? true : undefined}>
      <legend className="field-label mb-1.5">Feature image</legend>
      <input type="hidden" name="image" value={url} />
      <div className="feature-image">
        {url ? (
          <Picture
            src={{ url, width: 16, height: 9, placeholder: '' }}
            alt="Feature image"
            sizes="(width>=64rem) 40rem,100vw"
            className="aspect-video"
          />
        ) : (
          <span className="feature-image-none">
            <ImagePlus size={32} />
            {texts.imageHint}
          </span>
        )}
        {upload.isBusy && (
          <span className="feature-image-busy">
            <ProgressRing value={upload.percent} label={texts.imageProgress} />
          </span>
        )}
      </div>
      <div className="needs-script mt-2 flex flex-wrap gap-2">
        <input ref={input} type="file" accept={PICKER_ACCEPT} hidden onChange={() => void take()} />
        <Button variant="secondary" busy={upload.isBusy} onClick={() => input.current?.click()}>
          {url ? 'Change image' : 'Upload image'}
        </Button>
        {url && !upload.isBusy && (
          <Button variant="quiet" icon={<Trash2 size={18} />} onClick={() => put('')}>
            Remove
          </Button>
        )}
      </div>
      <div aria-live="polite">{problem && <FieldError id="feature-image-error">{problem}</FieldError>}</div>
    </fieldset>
  );
}
