import { fail } from './errors.ts';
import { coreTexts } from './texts.ts';

/** The signed-in person of a request; read from the database each time, so that a change of role counts at once. */
export interface Viewer {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  isAdmin: boolean;
  /** An admin who must first switch the second step of the login on, and counts as a customer until then (ACC-51). */
  owesSecondFactor?: boolean;
  /** Whose homes wait until they have confirmed their email address (TRUST-35). */
  owesConfirmation?: boolean;
}

type WithViewer = { viewer: Viewer | null };

/** The signed-in person, or a 401. */
export function requireViewer(ctx: WithViewer): Viewer {
  return ctx.viewer ?? fail('unauthenticated', coreTexts.signInFirst);
}

/** The signed-in admin, or a 401 or 403. */
export function requireAdmin(ctx: WithViewer): Viewer {
  const viewer = requireViewer(ctx);
  return viewer.isAdmin ? viewer : fail('forbidden', coreTexts.adminsOnly);
}
