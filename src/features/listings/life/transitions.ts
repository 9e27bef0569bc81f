import type { ListingStatus, ListingType } from '../rules.ts';

/** Who takes a listing from one status to another: admins have no say here over what they own themselves. */
export type Role = 'owner' | 'admin' | 'system';

interface Transition {
  from: readonly ListingStatus[];
  to: ListingStatus;
  who: Role;
  /** The markets in which it makes sense; all where none is named. */
  markets?: readonly ListingType[];
  /** Its owner is given one. */
  needsReason?: true;
}

/** The life of a listing: draft → pending → active ⇄ paused → let | sold | expired | removed. Every other change is refused (LIFE-1). */
export const TRANSITIONS = {
  publish: { from: ['draft'], to: 'active', who: 'owner' },
  pause: { from: ['active'], to: 'paused', who: 'owner' },
  resume: { from: ['paused'], to: 'active', who: 'owner' },
  let: { from: ['active', 'paused'], to: 'let', who: 'owner', markets: ['rent', 'shortlet'] },
  sell: { from: ['active', 'paused'], to: 'sold', who: 'owner', markets: ['sale'] },
  relist: { from: ['let', 'sold', 'expired'], to: 'active', who: 'owner' },
  approve: { from: ['pending'], to: 'active', who: 'admin' },
  /** Its owner is to change something; from there it comes to a person again. */
  hold: { from: ['active', 'pending'], to: 'pending', who: 'admin', needsReason: true },
  remove: {
    from: ['draft', 'pending', 'active', 'paused', 'let', 'sold', 'expired'],
    to: 'removed',
    who: 'admin',
    needsReason: true,
  },
  reinstate: { from: ['removed'], to: 'active', who: 'admin' },
  expire: { from: ['active', 'paused'], to: 'expired', who: 'system' },
  wait: { from: ['active'], to: 'pending', who: 'system' },
  release: { from: ['pending'], to: 'active', who: 'system' },
  /** Until its owner has confirmed their address; they, or that, publish it then. */
  keep: { from: ['active'], to: 'draft', who: 'system' },
  /** With its owner's account, and back with it. */
  suspend: { from: ['active'], to: 'paused', who: 'system' },
  restore: { from: ['paused'], to: 'active', who: 'system' },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof TRANSITIONS;
export const TRANSITION_NAMES = Object.keys(TRANSITIONS) as TransitionName[];

/** Whose page everybody may still open: seekers see that it is gone, and what is like it. */
export const TAKEN: readonly ListingStatus[] = ['let', 'sold'];

/** What this role may do with a listing now, in the order of the table. */
export function transitionsOf(role: Role | null, { status, type }: { status: ListingStatus; type: ListingType }) {
  return TRANSITION_NAMES.filter((name) => {
    const { from, who, markets = [type] }: Transition = TRANSITIONS[name];
    return who === role && from.includes(status) && markets.includes(type);
  });
}

/** What waits for a look or was taken down leads to no second listing. */
export function canDuplicate(status: ListingStatus): boolean {
  return status !== 'pending' && status !== 'removed';
}

export function needsReason(name: TransitionName): boolean {
  return 'needsReason' in TRANSITIONS[name];
}
