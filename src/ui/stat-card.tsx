import type { ReactNode } from 'react';

interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  /** Such as "12 last month". */
  note?: ReactNode;
  icon?: ReactNode;
  /** How it came about. */
  trend?: ReactNode;
}

/** One figure that matters. */
export function StatCard({ label, value, note, icon, trend }: StatCardProps) {
  return (
    <div className="card card-pad gap-1">
      <div className="flex items-center justify-between gap-3 text-muted">
        <span className="text-sm">{label}</span>
        {icon}
      </div>
      <strong className="text-3xl font-semibold">{value}</strong>
      {note && <span className="text-sm text-muted">{note}</span>}
      {trend}
    </div>
  );
}
