import type { Purpose } from './rules.ts';

const READABLE = 'Please choose a JPEG, PNG, WebP, AVIF or GIF photo.';

/** The sentences about pictures (IMG-2, IMG-4 to IMG-6, BLOG-15 to BLOG-17). */
export const mediaTexts = {
  tooLarge: {
    listing: 'Image upload failed (2 mb max per image)',
    avatar: 'Error Image Upload (image must be less than 2mb)',
    post: 'Image upload failed, image size must be less than 2mb',
  } satisfies Record<Purpose, string>,
  tooLargeForPost: 'Files over 256 KB go through the resumable upload at /api/upload/tus.',
  tooMany: 'You can only upload 6 images per listing',
  /** The same check as `tooMany` (IMG-5), with what to do about it. */
  noneChosen: 'Please select an image. You can only upload 6 images per listing',
  failed: 'Image upload failed',
  noFile: 'Please select an image',
  oneFile: 'Please send one file in the field "file".',
  brokenForm: 'The upload was interrupted. Please try again.',
  unknownPurpose: 'The purpose must be listing, avatar or post.',
  empty: 'This file is empty. Please choose another photo.',
  heic:
    'This photo is in the HEIC format, which we cannot read here. On an iPhone choose Settings, Camera, Formats, ' +
    '“Most Compatible”, or send us a screenshot or a JPEG of it.',
  svg: `Drawings (SVG) are not accepted. ${READABLE}`,
  unreadable: `This file is not a photo that we can read. ${READABLE}`,
  damaged: 'This photo is damaged or not complete. Please choose it again, or choose another one.',
  tooManyPixels: 'This photo has more than 50 megapixels. Please choose a smaller version of it.',
  notYours: 'One of the pictures was not uploaded by you, or is no longer there. Please remove it and upload it again.',
  tooManyUnused: 'You have uploaded many photos that you have not used yet. Please use them, or try again tomorrow.',
  tooManyOpen: 'Too many uploads are open at once. Please let some finish first.',
  connectionLost: 'The connection was lost. Please try again.',
  room: (max: number, there: number) =>
    there === 0 ? `Up to ${max}` : there < max ? `Room for ${max - there} more` : 'No room for more',
  leftOut: (count: number) => (count === 1 ? 'One photo was left out.' : `${count} photos were left out.`),
  preparing: 'Preparing',
  uploading: (percent: number) => `Uploading ${percent}%`,
  uploaded: 'Image successfully Uploaded',
  waiting: 'Waiting for the connection',
  notYourUpload: 'This upload belongs to someone else.',
} as const;
