import { createHash } from 'node:crypto';

/** Stands for an email address that somebody typed: such addresses are not kept, only compared. */
export const digest = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 32);
