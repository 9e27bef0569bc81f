import { type ReactNode, useEffect, useState } from 'react';
import { href, isRouteErrorResponse } from 'react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { company } from '#content/company.ts';
import { pageTexts } from '#core/page-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { sentenceIn } from './sentence-in.ts';

/** What stands in the place of a page that could not be shown. */
export function Failure({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <Broken />;
  if (error.status >= 500) return <Broken>{error.status === 503 && sentenceIn(error.data)}</Broken>;
  if (error.status === 404) return <Lost />;
  return (
    <Lost title="This page cannot be shown" again={error.status === 429}>
      {sentenceIn(error.data) ?? pageTexts.tryAgain}
    </Lost>
  );
}

export interface LostProps {
  title?: string;
  /** Whether the same address may work in a moment. */
  again?: boolean;
  children?: ReactNode;
}

/** There is no such page (SITE-9). */
export function Lost({ title = 'Page not found', again, children }: LostProps) {
  return (
    <div className="page">
      <EmptyState
        level="h1"
        icon={<MapPinOff size={30} />}
        title={title}
        action={
          <>
            {again && <Again />}
            <ButtonLink to="/" variant={again ? 'secondary' : 'primary'}>
              Go back to home
            </ButtonLink>
            <ButtonLink to={href('/search')} variant="secondary">
              Search homes
            </ButtonLink>
          </>
        }
      >
        {children ?? 'The link may be wrong, or the page has moved.'}
      </EmptyState>
    </div>
  );
}

/** Something of ours is broken, or as the children say; the person's way on is to try again, and then to tell us. */
export function Broken({ children }: { children?: ReactNode }) {
  const isOffline = useFailedOffline();
  return (
    <div className="page">
      <TryAgain
        title={isOffline ? 'You are offline' : pageTexts.somethingWentWrong}
        other={{ to: '/', label: 'Go back to home' }}
      >
        {isOffline
          ? 'This page will load as soon as you are back online.'
          : children || (
              <>
                It is not your fault. Please try again in a moment; if it keeps happening, write to{' '}
                <a className="link" href={`mailto:${company.emails.support}`}>
                  {company.emails.support}
                </a>
                .
              </>
            )}
      </TryAgain>
    </div>
  );
}

interface TryAgainProps {
  title: string;
  /** Where else to go. */
  other?: { to: string; label: string };
  children: ReactNode;
}

/** In the place of what could not be shown just now. */
export function TryAgain({ title, other, children }: TryAgainProps) {
  return (
    <EmptyState
      level="h1"
      icon={<CloudOff size={30} />}
      title={title}
      action={
        <>
          <Again />
          {other && (
            <ButtonLink to={other.to} variant="secondary" reloadDocument>
              {other.label}
            </ButtonLink>
          )}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}

/** To the address that was asked for, with its query: an empty one, so that one page serves all that are refused. */
function Again() {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a className="btn btn-primary" href="">
      Try again
    </a>
  );
}

/**
 * Whether the page could not be shown for want of a connection. That stays so: once there is one the page is loaded, and until it
 * has come nothing else is said of it.
 */
function useFailedOffline(): boolean {
  const [failedOffline] = useState(() => !import.meta.env.SSR && !navigator.onLine);
  useEffect(() => {
    if (!failedOffline) return;
    const load = () => location.reload();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [failedOffline]);
  return failedOffline;
}
