import { redirect } from 'react-router';
import { REDIRECTS } from '../redirects.ts';
import type { Route } from './+types/moved.ts';

/** Every address of `REDIRECTS` leads here. */
export function loader({ pattern, url }: Route.LoaderArgs) {
  throw redirect(`${REDIRECTS[pattern] ?? '/'}${url.search}`);
}
