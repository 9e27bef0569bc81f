import { isAPIError } from 'better-auth/api';
import { ADDRESS_HEADER } from './auth.server.ts';

/** Null where the library refuses (wrong address, password or token); defects go on. */
export async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null;
    throw error;
  }
}

/** Tells the library who is at the other end. */
export function clientHeaders({ address, userAgent }: { address: string; userAgent: string }): Headers {
  return new Headers({ [ADDRESS_HEADER]: address, 'user-agent': latin1(userAgent.slice(0, 500)) });
}

/** Header values are bytes; what cannot be one is not worth keeping. */
export const latin1 = (text: string) => text.replaceAll(/[^\x20-\xff]/g, '');
