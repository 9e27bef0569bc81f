import type { Asked } from '../../layout/removal.tsx';

/** Something that can be done with many rows at once. */
export interface Deed {
  /** What its button says. */
  verb: string;
  /** The question, such as "Delete 3 listings?". */
  question: (rows: number) => string;
  /** What becomes of them. */
  after?: string;
  /** Its owners are given one, of this many characters. */
  reason?: { min: number; max: number; usual: readonly string[] };
  isDangerous?: boolean;
  /** Which rows it is meant for, where not for all; and what is said where none of them is chosen. */
  only?: { takes: (row: Asked & { transitions?: readonly string[] }) => boolean; none: string };
  /** What is said once it is done. */
  done: (rows: number) => string;
}

export type Deeds = Readonly<Record<string, Deed>>;

/** How it went: how many were done, and why others were not. */
export interface BulkOutcome {
  deed: string;
  done: number;
  refused: { id: string; why: string }[];
}

/** The most rows that are done with at once: as many as a page shows. */
export const MOST_AT_ONCE = 100;

/** What the address asks to be done, with which of these rows, and how many others it names; null where it asks for nothing. */
export function bulkAsked<Row extends Asked>(params: URLSearchParams, deeds: Deeds, rows: readonly Row[]) {
  const name = params.get('bulk') ?? '';
  if (!Object.hasOwn(deeds, name)) return null;
  const chosen = new Set(params.getAll('choose'));
  const asked = rows.filter(({ id }) => chosen.has(id));
  const meant = asked.filter(deeds[name]?.only?.takes ?? (() => true));
  return { name, rows: meant, others: asked.length - meant.length };
}
