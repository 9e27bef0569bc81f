import type { Random } from '../random.ts';

/** A size in its seller's words, and in square metres where these say them. */
export interface Size {
  text: string;
  sqm: number | null;
}

const PLOTS: readonly Size[] = [
  { text: '250 sqm', sqm: 250 },
  { text: '300 sqm', sqm: 300 },
  { text: '350 sqm', sqm: 350 },
  { text: '450 sqm', sqm: 450 },
  { text: '50x100 ft', sqm: 464.5 },
  { text: '500 sqm', sqm: 500 },
  { text: '600 sqm', sqm: 600 },
  { text: '648 sqm', sqm: 648 },
  { text: '900 sqm', sqm: 900 },
];

/** The plot of a house that is sold. */
export function plotFor(random: Random): Size {
  return random.pick(PLOTS);
}

/** How large it is to live in, rounded as people do. */
export function floorFor(random: Random, kind: string, beds: number): Size {
  const [base, room] =
    kind === 'Mansion' ? [200, 80] : kind.includes('uplex') || kind === 'Penthouse' ? [90, 45] : [35, 35];
  const small = kind === 'Self-contain' ? 24 : kind === 'Room and parlour' ? 32 : base + room * beds;
  const sqm = Math.max(18, Math.round((small * random.between(0.85, 1.2)) / 2) * 2);
  return { text: `${sqm} sqm`, sqm };
}
