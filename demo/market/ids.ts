import { createHash } from 'node:crypto';

/** The first millisecond of 2025: ids of the demo market sort before those of a real one. */
const EPOCH = Date.UTC(2025, 0, 1);

/** A version 7 UUID that is the same on every machine, so that filling the market twice makes nothing twice. */
export function demoId(kind: 'listing' | 'post', index: number): string {
  const time = (EPOCH + index).toString(16).padStart(12, '0');
  const noise = createHash('sha256').update(`gidana demo ${kind} ${index}`).digest('hex');
  const variant = ((Number.parseInt(noise.charAt(3), 16) & 3) | 8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${noise.slice(0, 3)}-${variant}${noise.slice(4, 7)}-${noise.slice(7, 19)}`;
}
