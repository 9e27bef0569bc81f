/** Where the pictures of reports lie: no address of the site leads there. */
export const EVIDENCE = 'evidence-';

export function evidenceKey(reportId: string, at: number): string {
  return `${EVIDENCE}${reportId}/${at + 1}.jpg`;
}

/** Of which report a stored file is, and since when it may be there: ids begin with their time. */
export function reportOfKey(key: string): { id: string; since: number } {
  const id = key.slice(EVIDENCE.length, key.indexOf('/'));
  return { id, since: Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) };
}
