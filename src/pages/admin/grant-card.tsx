import { Form, Link, useNavigation } from 'react-router';
import type { grantsFor } from '#features/packages/service.server.ts';
import { packagesTexts as texts, REASON_MAX, REASON_MIN } from '#features/packages/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

interface GrantCardProps {
  person: { id: string; name: string };
  grants: NonNullable<Awaited<ReturnType<typeof grantsFor>>>;
  back: string;
  refused?: { error: string } | undefined;
}

const takeFocus = (question: HTMLElement | null) => question?.focus();

/** Asks which package somebody is given, and why (PACK-9). */
export function GrantCard({ person: { id, name }, grants, back, refused }: GrantCardProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Card className="mb-8 gap-4">
      <h2 ref={takeFocus} tabIndex={-1} className="text-xl wrap-anywhere">
        {texts.grantTitle}: {name}
      </h2>
      <p>{grants.now}</p>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="package" />
        <input type="hidden" name="id" value={id} />
        <Select name="plan" label="Package" hint="It begins now." defaultValue="monthly" choices={grants.choices} />
        <TextField
          name="reason"
          label="Reason"
          hint="For the admin record."
          required
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
        />
        <FormError>{refused?.error}</FormError>
        <div className="flex gap-3">
          <Link className="btn btn-secondary" to={back}>
            Cancel
          </Link>
          <Button type="submit" busy={busy}>
            {texts.grantTitle}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
