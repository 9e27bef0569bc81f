/** What puts homes on the market or changes those that are there: for `features/publishing` alone, so that no way leads past its rules (LIFE-4). */
export { duplicateListing, moveListing, undoMove } from './life/service.server.ts';
export { createListing, updateListing } from './write/service.server.ts';
