import { type ReportReason, URGENT } from '#features/reports/rules.ts';
import { REASON_LABELS, reportsTexts as texts } from '#features/reports/texts.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import type { CaseRefusal } from './case-data.ts';

/** Under which name a form says that a report of this reason is true. */
export const foundSoField = (reason: ReportReason) => `found-${reason}`;

/** Which reports are true, beside the reason that the owner is given. */
export function FoundSo({
  reported,
  refused,
}: {
  reported: readonly ReportReason[];
  refused: CaseRefusal | undefined;
}) {
  if (reported.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium">{texts.foundSo}</legend>
      <p className="field-hint">
        {texts.foundSoHint} {reported.some((reason) => URGENT.includes(reason)) && texts.foundSoWarns}
      </p>
      {reported.map((reason) => (
        <Checkbox
          key={reason}
          name={foundSoField(reason)}
          label={REASON_LABELS[reason]}
          defaultChecked={refused?.values?.[foundSoField(reason)] !== undefined}
        />
      ))}
    </fieldset>
  );
}
