import Star from 'lucide-react/icons/star';
import { Moment } from '#ui/moment.tsx';

/** Reading time and day of a post, after its star. */
export function PostMeta({ minutes, updatedAt }: { minutes: number; updatedAt: string }) {
  return (
    <p className="post-meta">
      <Star size={18} className="post-star" />
      <span>{minutes === 1 ? '1 min' : `${minutes} mins`}</span>
      <span aria-hidden="true">·</span>
      <Moment at={updatedAt} />
    </p>
  );
}
