import { randomUUID } from 'node:crypto';
import type { Ready } from '#db/demo.server.ts';
import { derivedOf, slugFor } from '#features/listings/write/derived.server.ts';
import { assess } from '#features/moderation/rules/assess.ts';

const UNKNOWN = {
  accountDays: 400,
  accountsWithPhone: 1,
  listedFirstDay: 1,
  copiedFromOther: false,
  ofSuspendedForFraud: false,
  upheldReport: false,
};

/** Homes like this one that nobody sees: two wait for a look, one of them returned to its owner, and one was taken down; with their cases. */
export function waitingHomes(like: Ready, adminId: string) {
  return (
    [
      ['Self-Contain Near the Market', 'Neat room, own kitchen. Pay inspection fee 20k before viewing.', null],
      ['Mini Flat on a Quiet Street', 'Pay a commitment fee before you see the flat. Two rooms, own gate.', 'returned'],
      ['Room and Parlour by the Junction', 'Pay inspection fee 15k before viewing, then we talk.', 'removed'],
    ] as const
  ).map(([name, description, verdict]) => {
    const home = { ...like, id: randomUUID(), name, description, exclusive: false };
    const price = home.offer ? home.discountPrice : home.regularPrice;
    const { version, score, reasons } = assess({ ...home, price }, UNKNOWN);
    const reason = 'Please take out what is to be paid before the viewing.';
    return {
      listing: {
        ...home,
        ...derivedOf(home),
        latitude: home.latitude,
        longitude: home.longitude,
        slug: slugFor(name, home.id),
        status: verdict === 'removed' ? ('removed' as const) : ('pending' as const),
      },
      opened: {
        listingId: home.id,
        ownerId: home.userId,
        why: 'signals' as const,
        holds: true,
        score,
        rulesVersion: version,
        reasons,
        openedAt: home.updatedAt,
        ...(verdict && { verdict, reason, decidedBy: adminId, decidedAt: home.updatedAt }),
      },
    };
  });
}
