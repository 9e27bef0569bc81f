import { Form, href, useLocation } from 'react-router';
import BellPlus from 'lucide-react/icons/bell-plus';
import { Button } from '#ui/button.tsx';

/** Keeps a search and has new homes told, and stays where it is; whoever is not signed in is asked to, and then it is saved. */
export function SaveSearch({ chosen, isSaved }: { chosen: Record<string, string>; isSaved: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={href('/customer/saved-searches')} preventScrollReset>
      <input type="hidden" name="back" value={pathname + search} />
      <input type="hidden" name="query" value={new URLSearchParams(chosen).toString()} />
      <Button type="submit" name="intent" value="save" variant="secondary" icon={<BellPlus size={18} />}>
        {isSaved ? 'Search saved' : 'Save this search'}
      </Button>
    </Form>
  );
}
