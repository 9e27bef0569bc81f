import { z } from 'zod';

const sessionAnswer = z
  .object({
    _id: z.string(),
    device: z.string().describe('The browser and the system, in plain words.'),
    begunAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().describe('To the hour.'),
    isThis: z.boolean().describe('Whether this request came with it.'),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionAnswer>;

export const sessionsAnswer = z.object({ sessions: z.array(sessionAnswer) }).meta({ id: 'Sessions' });
export const sessionParams = z.object({ sessionId: z.uuid('sessionId must be the id of a session.') });
