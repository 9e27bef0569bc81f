/** How far something is, 0–100. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return <progress className="progress" max={100} value={Math.round(value)} aria-label={label} />;
}

/** The same as a ring with the figure in it, for uploads. */
export function ProgressRing({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const circle = { cx: 32, cy: 32, r: 28, fill: 'none', strokeWidth: 6 };
  return (
    <span className="inline-block">
      <progress className="sr-only" max={100} value={percent} aria-label={label} />
      <svg viewBox="0 0 64 64" width={64} height={64} aria-hidden="true">
        <circle {...circle} className="stroke-skeleton" />
        <circle
          {...circle}
          className="ring-value stroke-link"
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 32 32)"
          visibility={percent === 0 ? 'hidden' : undefined}
        />
        <text x={32} y={37} textAnchor="middle" className="fill-text text-xs font-semibold tabular-nums">
          {percent}%
        </text>
      </svg>
    </span>
  );
}
