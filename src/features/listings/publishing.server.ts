/** What puts homes on the market or changes those that are there: for `features/publishing` alone, so that no way leads past its rules (LIFE-4). */
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
export { createListing, type Gate, updateListing } from './write/service.server.ts';
export type { FullRow } from './repo-columns.server.ts';
