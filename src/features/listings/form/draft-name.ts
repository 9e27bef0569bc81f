/** The name of the draft that one person has of one listing, or of a new one. */
export function draftName(userId: string, listingId = 'new'): string {
  return `${userId}:${listingId}`;
}
