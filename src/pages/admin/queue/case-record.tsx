import type { Difference } from '#core/conflict.ts';
import { TRANSITION_LABELS } from '#features/listings/life/texts.ts';
import { STATUS_NAMES } from '#features/listings/texts.ts';
import { moderationTexts as texts, VERDICT_NAMES } from '#features/moderation/texts.ts';
import { Moment } from '#ui/moment.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { CaseData } from './case-data.ts';

/** Both versions side by side. */
export function Differences({ rows, isChange }: { rows: readonly Difference[]; isChange: boolean }) {
  if (rows.length === 0) return null;
  const columns: readonly Column<Difference>[] = [
    { label: 'Field', cell: ({ label }) => label, lead: true },
    { label: isChange ? 'As others see it' : 'Before', cell: ({ theirs }) => theirs || '–', free: true },
    { label: isChange ? 'As its owner wants it' : 'Now', cell: ({ mine }) => mine || '–', free: true },
  ];
  return <Table phone="figures" caption="What changed" columns={columns} rows={rows} rowKey={({ label }) => label} />;
}

const LABELS: Readonly<Record<string, string>> = { ...TRANSITION_LABELS, undo: 'Undo' };
const NAMES: Readonly<Record<string, string>> = STATUS_NAMES;

type Step = { at: string; what: string; by: string; reason: string };

const COLUMNS: readonly Column<Step>[] = [
  { label: 'When', cell: ({ at }) => <Moment at={at} withTime /> },
  { label: 'What', cell: ({ what }) => what, lead: true },
  { label: 'Who', cell: ({ by }) => by, free: true },
  { label: 'Reason', cell: ({ reason }) => reason || '–', free: true },
];

/** What happened to the home, and what was decided about it, the last first. */
export function CaseRecord({ opened: { history, decisions } }: Pick<CaseData, 'opened'>) {
  const steps: Step[] = [
    ...history.map(({ at, transition, from, to, by, reason }) => ({
      at,
      what: `${LABELS[transition]?.replace('…', '') ?? transition}: ${NAMES[from]} → ${NAMES[to]}`,
      by: by ?? 'The system',
      reason,
    })),
    ...decisions.map(({ decidedAt, verdict, why, score, by, reason }) => ({
      at: decidedAt,
      what: `${verdict ? VERDICT_NAMES[verdict] : ''} (${texts.whys[why].toLowerCase()}, ${score})`,
      by: by ?? 'Somebody who has left',
      reason,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  if (steps.length === 0) return <p className="text-muted">Nothing has happened to it yet.</p>;
  return (
    <section>
      <h2 className="mb-3 text-lg">What happened before</h2>
      <Table caption="What happened before" columns={COLUMNS} rows={steps} rowKey={({ at, what }) => at + what} />
    </section>
  );
}
