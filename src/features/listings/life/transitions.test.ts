import { expect, test } from 'vitest';
import { LISTING_STATUSES } from '../rules.ts';
import { TRANSITIONS, transitionsOf } from './transitions.ts';

/** What each may do where a listing stands: in any market, and in what only some have. */
const TABLE = {
  draft: { owner: ['publish'], admin: ['remove'], system: [] },
  pending: { owner: [], admin: ['approve', 'hold', 'remove'], system: ['release'] },
  active: { owner: ['pause', 'let or sell'], admin: ['hold', 'remove'], system: ['expire', 'wait', 'keep', 'suspend'] },
  paused: { owner: ['resume', 'let or sell'], admin: ['remove'], system: ['expire', 'restore'] },
  let: { owner: ['relist'], admin: ['remove'], system: [] },
  sold: { owner: ['relist'], admin: ['remove'], system: [] },
  expired: { owner: ['relist'], admin: ['remove'], system: [] },
  removed: { owner: [], admin: ['reinstate'], system: [] },
} as const;

test.each(LISTING_STATUSES)(
  'the life of a listing: %s leads where its table says, for owner, admin and system',
  (status) => {
    for (const [type, ending] of [
      ['rent', 'let'],
      ['shortlet', 'let'],
      ['sale', 'sell'],
    ] as const) {
      for (const role of ['owner', 'admin', 'system'] as const) {
        const expected = TABLE[status][role].map((one) => (one === 'let or sell' ? ending : one));
        expect([role, transitionsOf(role, { status, type })]).toEqual([role, expected]);
      }
      expect(transitionsOf(null, { status, type })).toEqual([]);
    }
  },
);

test('the life of a listing: only an owner or an admin brings it on the market, or the system what waited, and what an admin takes down needs a reason', () => {
  const entries = Object.entries(TRANSITIONS);
  expect(entries.filter(([, { to }]) => to === 'active').map(([name, { who }]) => `${name} by ${who}`)).toEqual([
    'publish by owner',
    'resume by owner',
    'relist by owner',
    'approve by admin',
    'reinstate by admin',
    'release by system',
    'restore by system',
  ]);
  expect(entries.filter(([, one]) => 'needsReason' in one).map(([name]) => name)).toEqual(['hold', 'remove']);
});
