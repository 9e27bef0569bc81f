import { z } from 'zod';
import { PURPOSES } from './rules.ts';

export const purpose = z.enum(PURPOSES);

/** A stored picture, as forms and listings keep it. */
export const imageAnswer = z
  .object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string().describe('A tiny blurred picture as a `data:` address.'),
  })
  .meta({ id: 'Image' });
export type Image = z.infer<typeof imageAnswer>;

export const uploadAnswer = z
  .object({ success: z.literal(true), url: z.string().describe('What `imageUrls` of a listing may then hold.') })
  .meta({ id: 'UploadedImage' });

/** What a picture is posted as; it is read part by part, so this only describes it. */
export const uploadForm = z
  .object({
    file: z.file().describe('A JPEG, PNG, WebP, GIF or AVIF of at most 256 KB.'),
    purpose: purpose.default('listing'),
  })
  .meta({ id: 'Upload' });
