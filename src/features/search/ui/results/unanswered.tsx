import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/button.tsx';

/** Above results that are those of before, because no answer came. Asks again as soon as the line is back. */
export function Unanswered() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [revalidate]);
  return (
    <div role="alert" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-sunken py-1 pl-4">
      <p>No answer came. What you see is from before.</p>
      <Button variant="quiet" busy={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}
