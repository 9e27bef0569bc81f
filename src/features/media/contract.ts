import { z } from 'zod';
import { PURPOSES } from './rules.ts';

export const purpose = z.enum(PURPOSES);

/** A stored picture, as forms and listings keep it. */
export const imageAnswer = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** A tiny blurred picture as a data: address. */
  placeholder: z.string(),
});
export type Image = z.infer<typeof imageAnswer>;

export const uploadAnswer = z.object({ success: z.literal(true), url: z.string() });
