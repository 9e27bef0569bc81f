import { Form, Link } from 'react-router';
import { resultsPath } from '#core/paths.ts';
import type { SavedSearch } from '#features/alerts/contract.ts';
import { EVERY } from '#features/alerts/rules.ts';
import { everyTexts } from '#features/alerts/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/forms/select.tsx';
import { type Asked, DeleteButton } from '../layout/removal.tsx';

/** One saved search: what it looks for, how often emails come, and what can be done with it. */
export function SearchRow({ search, onDelete }: { search: SavedSearch; onDelete: (search: Asked) => void }) {
  const { _id: id, name, query, labels, every } = search;
  const results = resultsPath(query);
  return (
    <Card className="search-row gap-4">
      <div>
        <h2 className="text-lg font-semibold">
          <Link className="link" to={results}>
            {name}
          </Link>
        </h2>
        {labels.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2" aria-label="What it looks for">
            {labels.map((label) => (
              <li key={label}>
                <Badge className="py-1 wrap-anywhere whitespace-normal">{label}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Form method="post" preventScrollReset className="flex w-full items-end gap-2 sm:mr-auto sm:w-64">
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="searchId" value={id} />
          <Select
            key={every}
            label={
              <>
                Emails<span className="sr-only"> about {name}</span>
              </>
            }
            name="every"
            defaultValue={every}
            className="flex-1"
            data-sends
            choices={EVERY.map((one) => [one, everyTexts[one]])}
          />
          <noscript>
            <button type="submit" className="btn btn-secondary">
              Save
            </button>
          </noscript>
        </Form>
        <ButtonLink to={results} variant="secondary" className="max-sm:flex-1">
          Open<span className="sr-only"> {name}</span>
        </ButtonLink>
        <DeleteButton row={{ id, name }} className="grid max-sm:flex-1" onAsk={() => onDelete({ id, name })} />
      </div>
    </Card>
  );
}
