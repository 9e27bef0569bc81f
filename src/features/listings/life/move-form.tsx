import { Form, href, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TRANSITION_LABELS } from './texts.ts';
import type { ListingStatus } from '../rules.ts';
import { canDuplicate, type TransitionName } from './transitions.ts';

interface MoveFormProps {
  listing: { id: string; name: string; status: ListingStatus };
  transitions: readonly TransitionName[];
  /** Right after something was done with it: offers to take that back. */
  undo?: 'undo' | 'delete' | undefined;
}

/** What an owner may do with a listing, one press each, also without scripts (LIFE-2). My Properties takes the answer. */
export function MoveForm({ listing: { id, name, status }, transitions, undo }: MoveFormProps) {
  const { formData } = useNavigation();
  const sent = formData?.get('id') === id && formData.get('move');
  const offers = [
    ...(undo ? [[undo, 'Undo']] : []),
    ...transitions.map((one) => [one, TRANSITION_LABELS[one]]),
    ...(canDuplicate(status) ? [['duplicate', 'Duplicate']] : []),
  ] as const;
  return (
    <Form method="post" action={href('/customer/all_properties')} className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      {offers.map(([value, label]) => (
        <Button key={value} type="submit" name="move" value={value} variant="secondary" busy={sent === value}>
          {label}
          <span className="sr-only"> {name}</span>
        </Button>
      ))}
    </Form>
  );
}
