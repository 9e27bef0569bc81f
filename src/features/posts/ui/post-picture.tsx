import { variantUrl } from '#features/media/rules.ts';
import { Picture, type PictureProps } from '#ui/picture.tsx';

/** The feature image of a post, in the sizes that the media store keeps. */
export function PostPicture(props: Omit<PictureProps, 'variantUrl'>) {
  return <Picture {...props} variantUrl={variantUrl} />;
}
