import { z } from 'zod';
import { type ErrorCode, HTTP_STATUS } from './errors.ts';

/** A call that has nothing else to tell answers this. */
export const messageAnswer = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Done' });

/** The answer of such a call once its work is done. */
export async function done(work: Promise<void>, message: string): Promise<z.infer<typeof messageAnswer>> {
  await work;
  return { success: true, message };
}

const CODES = [...(Object.keys(HTTP_STATUS) as ErrorCode[]), 'error'] as const;

/** Every failure of every call; its status says the same as `code`. */
const failureAnswer = z
  .object({
    success: z.literal(false),
    message: z.string().describe('A sentence for the person who made the request.'),
    code: z.enum(CODES),
    fields: z.record(z.string(), z.string()).optional().describe('What is wrong with which field of the request.'),
    secondFactor: z.literal(true).optional().describe('The password was right; send the code of the app with it.'),
    requestId: z.string().optional().describe('To quote when an unexpected failure (500) is reported.'),
  })
  .meta({ id: 'Failure' });
export type FailureBody = z.infer<typeof failureAnswer>;
