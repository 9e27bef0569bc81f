import { href, isRouteErrorResponse, useRouteError } from 'react-router';
import Lock from 'lucide-react/icons/lock';
import { pageTexts } from '#core/page-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Broken, Lost } from '../layout/failure.tsx';

/** What stands in place of an admin screen that cannot be shown. */
export function Refused() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <Broken />;
  if (error.status === 404) return <Lost />;
  if (error.status !== 403) return <Broken />;
  return (
    <EmptyState
      level="h1"
      icon={<Lock size={30} />}
      title="For admins only"
      action={<ButtonLink to={href('/customer')}>Go to your dashboard</ButtonLink>}
    >
      {pageTexts.adminsOnly}
    </EmptyState>
  );
}
