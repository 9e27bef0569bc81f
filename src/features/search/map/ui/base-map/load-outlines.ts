import file from './outlines.json?url';
import { type Outlines, type PackedOutlines, unpacked } from './outlines.ts';

/** Fetches the outlines of the country. Throws where there is no connection. */
export async function loadOutlines(signal: AbortSignal): Promise<Outlines> {
  const answer = await fetch(file, { signal });
  if (!answer.ok) throw new Error('The outlines could not be loaded.');
  return unpacked((await answer.json()) as PackedOutlines);
}
