import { Form, useNavigation } from 'react-router';
import { OUTCOME_NAMES, REASON_LABELS, reportsTexts as texts } from '#features/reports/texts.ts';
import type { decidedLately } from '#features/reports/undo.server.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** What the admin decided just now, each with the way back. */
export function DecidedLately({ rows }: { rows: Awaited<ReturnType<typeof decidedLately>> }) {
  const busy = useNavigation().formData?.get('id');
  return (
    <Card className="mb-8 gap-3">
      <h2 className="text-xl">{texts.undoTitle}</h2>
      <p className="max-w-prose text-muted">{texts.undoLead}</p>
      <ul className="grid gap-3">
        {rows.map(({ id, name, reference, reason, outcome }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {REASON_LABELS[reason]}: {name}, {reference}. {outcome && OUTCOME_NAMES[outcome]}.
            </span>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="outcome" value="undo" variant="secondary" busy={busy === id}>
                {texts.undoButton}
                <span className="sr-only"> what you decided about {name}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
