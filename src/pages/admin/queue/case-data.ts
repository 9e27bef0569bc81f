import type { Route } from './+types/case.ts';

/** What the page of a case shows. */
export type CaseData = Route.ComponentProps['loaderData'];
