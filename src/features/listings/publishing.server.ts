/** What puts homes on the market, changes those that are there or takes them away: for `features/publishing` alone, so that no way leads past its rules (LIFE-4). */
export {
  duplicateListing,
  keepUntilConfirmed,
  moveBySystem,
  moveListing,
  pauseHomesOf,
  resumeHomesOf,
  undoMove,
  waitingForAddress,
} from './life/service.server.ts';
export { lock as lockListing } from './write/repo.server.ts';
export { createListing, type Gate, removeListing, updateListing } from './write/service.server.ts';
export type { FullRow } from './repo-columns.server.ts';
