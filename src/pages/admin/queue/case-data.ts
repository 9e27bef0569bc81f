import type { Route } from './+types/case.ts';

/** What the page of a case shows. */
export type CaseData = Route.ComponentProps['loaderData'];

/** Why what was sent to it was not done. */
export type CaseRefusal = Extract<Route.ComponentProps['actionData'], { error: string }>;
