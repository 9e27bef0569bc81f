import { type LoaderFunctionArgs, redirect } from 'react-router';
import { REDIRECTS } from '../redirects.ts';

/** Every address of `REDIRECTS` leads here. */
export function loader({ pattern, url }: LoaderFunctionArgs) {
  throw redirect(`${REDIRECTS[pattern] ?? '/'}${url.search}`);
}
