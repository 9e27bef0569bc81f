import { href } from 'react-router';
import type { Deps } from '#core/ctx.ts';
import { isSignature } from '#core/signature.server.ts';
import type { UserRow } from '../repo.server.ts';

const DAYS = 7;

/** The address that confirms the email address of this person; good for a week, and for this address alone. */
export function confirmationLink({ credentials, settings, now }: Deps, user: UserRow): string {
  const until = now().getTime() + DAYS * 86_400_000;
  const query = new URLSearchParams({
    id: user.id,
    until: String(until),
    signature: credentials.signature(signed(user, until)),
  });
  return `${settings.publicUrl}${href('/confirm-email')}?${query.toString()}`;
}

/** Whether we made this link for this person and their address, and it is not too old. */
export function isConfirmation(
  { credentials, now }: Pick<Deps, 'credentials' | 'now'>,
  user: UserRow,
  query: URLSearchParams,
) {
  const until = Number(query.get('until'));
  return until > now().getTime() && isSignature(credentials, signed(user, until), query.get('signature') ?? '');
}

function signed({ id, email }: UserRow, until: number): string {
  return `confirm:${id}:${until}:${email}`;
}
