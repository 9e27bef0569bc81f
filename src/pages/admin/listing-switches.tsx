import { useFetcher } from 'react-router';
import Star from 'lucide-react/icons/star';
import { LISTING_STATUSES, type ListingStatus } from '#features/listings/rules.ts';
import { STATUS_NAMES } from '#features/listings/texts.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { Select } from '#ui/forms/select.tsx';

type Answer = { error: string } | null;

/** Takes a listing among the Premier Properties and out again; shows the choice at once, and the truth when it is known. */
export function PremierSwitch({ id, name, on }: { id: string; name: string; on: boolean }) {
  const fetcher = useFetcher<Answer>();
  const chosen = fetcher.formData?.get('value');
  const shown = chosen === undefined || chosen === null ? on : chosen === 'on';
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="premier" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="value"
        value={shown ? 'off' : 'on'}
        variant={shown ? 'primary' : 'secondary'}
        aria-pressed={shown}
        icon={<Star size={18} fill={shown ? 'currentColor' : 'none'} />}
      >
        Premier<span className="sr-only"> {name}</span>
      </Button>
      {fetcher.data?.error && <FieldError id={`premier-${id}`}>{fetcher.data.error}</FieldError>}
    </fetcher.Form>
  );
}

/** Where a listing stands; a choice counts at once, without scripts with its button. */
export function StatusChoice({ id, name, status }: { id: string; name: string; status: ListingStatus }) {
  const fetcher = useFetcher<Answer>();
  const chosen = LISTING_STATUSES.find((one) => one === fetcher.formData?.get('value'));
  return (
    <fetcher.Form method="post" className="flex items-center gap-2">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="id" value={id} />
      <Select
        key={chosen ?? status}
        name="value"
        label={`Status of ${name}`}
        labelHidden
        className="min-w-32"
        defaultValue={chosen ?? status}
        error={fetcher.data?.error}
        onChange={(event) => void fetcher.submit(event.currentTarget.form)}
        choices={LISTING_STATUSES.map((one) => [one, STATUS_NAMES[one]])}
      />
      <Button type="submit" variant="secondary" className="hidden noscript:inline-flex">
        Set<span className="sr-only"> the status of {name}</span>
      </Button>
    </fetcher.Form>
  );
}
