import { z } from 'zod';

/** A word that was read as another: "leki" as "lekki". */
export const correction = z.object({ typed: z.string(), used: z.string() });
export type Correction = z.infer<typeof correction>;
