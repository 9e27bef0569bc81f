import Star from 'lucide-react/icons/star';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** The day of a moment in Lagos: "21 November 2026". */
export function dayText(iso: string): string {
  return dates.format(new Date(iso));
}

/** Reading time and day of a post, after its star. */
export function PostMeta({ minutes, updatedAt }: { minutes: number; updatedAt: string }) {
  return (
    <p className="post-meta">
      <Star size={18} aria-hidden="true" className="post-star" />
      <span>{minutesText(minutes)}</span>
      <span aria-hidden="true">·</span>
      <time dateTime={updatedAt}>{dayText(updatedAt)}</time>
    </p>
  );
}

function minutesText(minutes: number): string {
  return minutes === 1 ? '1 min' : `${minutes} mins`;
}
