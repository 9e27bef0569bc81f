import type { ListingStatus, ListingType } from '../rules.ts';
import { TRANSITION_LABELS } from './texts.ts';
import { canDuplicate, transitionsOf } from './transitions.ts';

/** What an owner may do with a listing now and what its buttons say. It is worded here, so that reading pages need no table of transitions. */
export function movesOf(listing: { status: ListingStatus; type: ListingType }) {
  const moves: { move: string; label: string }[] = transitionsOf('owner', listing).map((move) => ({
    move,
    label: TRANSITION_LABELS[move],
  }));
  return canDuplicate(listing.status) ? [...moves, { move: 'duplicate', label: 'Duplicate' }] : moves;
}

export type Moves = ReturnType<typeof movesOf>;
