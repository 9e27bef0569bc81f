import { variantUrl } from '#features/media/rules.ts';
import { Picture, type PictureProps } from '#ui/picture.tsx';

/** A photograph of a home, in the sizes that the media store keeps. */
export function HomePicture(props: Omit<PictureProps, 'variantUrl'>) {
  return <Picture {...props} variantUrl={variantUrl} />;
}
