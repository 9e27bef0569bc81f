import { useNavigation } from 'react-router';
import { PAGE_SIZE } from '#core/paging.ts';
import { ShowMore } from '#ui/show-more.tsx';
import { MOST_ROWS } from './shown-rows.ts';

/** Nine more rows. The address tells how many are shown, so that none repeats when others come or go meanwhile. */
export function MoreRows({ shown, total }: { shown: number; total: number }) {
  const loading = useNavigation().state === 'loading';
  if (shown >= total) return null;
  if (shown >= MOST_ROWS) {
    return <p className="mt-10 text-center text-muted">These are the newest {MOST_ROWS.toLocaleString('en-US')}.</p>;
  }
  return (
    <ShowMore to={`?show=${shown + PAGE_SIZE}`} preventScrollReset replace busy={loading}>
      SHOW MORE
    </ShowMore>
  );
}
