import { href } from 'react-router';
import type { Deps } from '#core/ctx.ts';
import { isSignature } from '#core/signature.server.ts';
import type { Email } from '#core/ports.ts';

/** What a link in an email stops: one search, or all emails about prices to one person. */
export interface Stoppable {
  of: 'search' | 'prices';
  /** Of the search, or of the person. */
  id: string;
}

type Signer = Pick<Deps, 'credentials' | 'settings'>;

/** The full address that stops these emails without logging in; nobody can make one for another's. */
export function stopLink({ credentials, settings }: Signer, { of, id }: Stoppable): string {
  const query = new URLSearchParams({ of, id, signature: credentials.signature(signed(of, id)) });
  return `${settings.publicUrl}${href('/unsubscribe')}?${query.toString()}`;
}

/** What a link stops; null where we did not sign it. */
export function readStopLink({ credentials }: Pick<Deps, 'credentials'>, params: URLSearchParams): Stoppable | null {
  const [of, id, signature] = [params.get('of'), params.get('id') ?? '', params.get('signature') ?? ''];
  if ((of !== 'search' && of !== 'prices') || id.length > 100) return null;
  return isSignature(credentials, signed(of, id), signature) ? { of, id } : null;
}

/** Mail programs show a button of their own for these (RFC 2369 and RFC 8058). */
export function stopHeaders(link: string): NonNullable<Email['headers']> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function signed(of: string, id: string): string {
  return `stop:${of}:${id}`;
}
