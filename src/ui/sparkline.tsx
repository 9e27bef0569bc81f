interface SparklineProps {
  /** One figure for each day, the oldest first. */
  values: readonly number[];
  /** What it shows, for readers: "New users on each of the last 30 days: 12 in all, 3 at most." */
  label: string;
}

/** A line of figures as small as a word; drawn by the server. */
export function Sparkline({ values, label }: SparklineProps) {
  const most = Math.max(1, ...values);
  const points = values.map((value, at) => `${at},${(10 - (value / most) * 9).toFixed(2)}`).join(' ');
  const last = values.length - 1;
  return (
    <svg
      viewBox={`0 0 ${last} 11`}
      preserveAspectRatio="none"
      className="mt-2 h-10 w-full"
      role="img"
      aria-label={label}
    >
      <polygon points={`0,11 ${points} ${last},11`} className="fill-accent-soft" />
      <polyline
        points={points}
        className="fill-none stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
