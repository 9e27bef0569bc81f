const DAY = { timeZone: 'Africa/Lagos', day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

/** A moment as people in Lagos read it; the same in every browser and on the server. `at` is ISO 8601. */
export function Moment({ at, withTime = false }: { at: string; withTime?: boolean }) {
  const text = new Date(at).toLocaleString('en-GB', withTime ? TIME : DAY);
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {text}
    </time>
  );
}
