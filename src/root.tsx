import type { ReactNode } from 'react';
import {
  href,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import './app.css';
import { company } from '#content/company.ts';
import { pageTexts } from '#core/page-texts.ts';
import { mirrorOf, SessionMirror } from '#features/accounts/ui/session-mirror.tsx';
import { favouriteIds } from '#features/favourites/service.server.ts';
import { FavouriteForm } from '#features/favourites/ui/favourite-form.tsx';
import { useReadyEvent } from '#scripts-on-demand/hydrated.ts';
import { InlineScript } from '#scripts-on-demand/inline-script.tsx';
import { nativeForms } from '#scripts-on-demand/native-forms.ts';
import { takeFlash } from '#server/flash.server.ts';
import { pageLoader, secondFactorFirst } from '#server/loader.server.ts';
import fontFile from '#ui/fonts/onest.woff2?url';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { useOfflineCopies } from './service-worker/use-offline-copies.ts';
import { Failure } from './pages/layout/failure.tsx';
import { Shell } from './pages/layout/shell.tsx';
import { watchLine } from './pages/layout/watch-line.ts';
import type { Route } from './+types/root.ts';

// The security policy of pages forbids what zod tries otherwise: to make functions out of text (SEC-1).
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export const middleware: Route.MiddlewareFunction[] = [secondFactorFirst];

/** Behind every page: who is looking, and what absolute addresses start with. */
export const loader = pageLoader(async (ctx, args) => ({
  member: ctx.viewer && { name: ctx.viewer.name, avatar: ctx.viewer.avatar, isAdmin: ctx.viewer.isAdmin },
  session: mirrorOf(ctx.viewer),
  favourites: await favouriteIds(ctx),
  flash: takeFlash(args),
  publicUrl: ctx.settings.publicUrl,
  year: yearInLagos(ctx.now()),
}));

/** From one search to the next, who is looking stays the same: each step is one question. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isNextSearch = currentUrl.pathname === href('/search') && nextUrl.pathname === href('/search');
  return isNextSearch && !formMethod && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ error }) => {
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  return [{ title: `${isLost ? 'Page not found' : pageTexts.somethingWentWrong} | ${company.name}` }];
};

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The splash marks the document before React sees it.
    <html lang="en-NG" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141310" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={fontFile} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <InlineScript code={import.meta.env.SSR ? watchLine + nativeForms : ''} />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { member, session, flash, year } = loaderData;
  useReadyEvent();
  useOfflineCopies(member !== null);
  return (
    <>
      <Shell member={member} year={year}>
        <Outlet />
      </Shell>
      <FavouriteForm member={session?._id ?? null} />
      <ToastRegion flash={flash} />
      <SessionMirror user={session} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const known = useRouteLoaderData<typeof loader>('root');
  return (
    <Shell member={known?.member} year={known?.year}>
      <Failure error={error} />
    </Shell>
  );
}

const lagosYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', year: 'numeric' });

function yearInLagos(now: Date): number {
  return Number(lagosYear.format(now));
}
