import type { JobKind, Letter } from '#core/ports.ts';
import { defineJob } from './define.ts';

/**
 * One letter to send. Enqueue it with the change that it tells of, so that neither happens without the other and a slow
 * mail server makes nobody wait. Letters with a secret in them are composed in a job instead: jobs are kept for days.
 */
export const sendLetter: JobKind<Letter> = { name: 'mail.send', retryLimit: 8 };

export const letterJob = defineJob(sendLetter, (deps, letter) => deps.mail.send(letter));
