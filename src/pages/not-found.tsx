import { data } from 'react-router';
import { company } from '#content/company.ts';
import { refusalContext } from '#server/context.server.ts';
import { Lost } from './layout/failure.tsx';
import type { Route } from './+types/not-found.ts';

/** The server shows refusals of its own here as well. */
export function loader({ context }: Route.LoaderArgs) {
  const refusal = context.get(refusalContext);
  if (refusal) throw data({ message: refusal.message }, { status: refusal.status });
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = () => [
  { title: `Page not found | ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

export default Lost;
