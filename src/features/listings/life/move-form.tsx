import { Form, href, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { Moves } from './moves.ts';

interface MoveFormProps {
  listing: { id: string; name: string };
  moves: Moves;
  /** Right after something was done with it: offers to take that back. */
  undo?: 'undo' | 'delete' | undefined;
}

/** What an owner may do with a listing, one press each, also without scripts (LIFE-2). My Properties takes the answer. */
export function MoveForm({ listing: { id, name }, moves, undo }: MoveFormProps) {
  const { formData } = useNavigation();
  const sent = formData?.get('id') === id && formData.get('move');
  return (
    <Form method="post" action={href('/customer/all_properties')} className="contents">
      <input type="hidden" name="id" value={id} />
      {(undo ? [{ move: undo, label: 'Undo' }, ...moves] : moves).map(({ move, label }) => (
        <Button
          key={move}
          type="submit"
          name="move"
          value={move}
          variant="secondary"
          busy={sent === move}
          className="max-lg:px-3"
        >
          {label}
          <span className="sr-only"> {name}</span>
        </Button>
      ))}
    </Form>
  );
}
