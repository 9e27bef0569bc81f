import CloudOff from 'lucide-react/icons/cloud-off';
import { href } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { hiddenPage } from './layout/page-meta.ts';

export const meta = hiddenPage('You are offline');

/** What the service worker shows in place of a page that this device does not have (SITE-26); it fills in the addresses. */
export default function Offline() {
  return (
    <div className="page">
      <EmptyState
        level="h1"
        icon={<CloudOff size={30} />}
        title="You are offline"
        action={
          <>
            <ButtonLink to={href('/offline')} reloadDocument>
              Try again
            </ButtonLink>
            <ButtonLink to="/" variant="secondary" reloadDocument>
              Go back to home
            </ButtonLink>
          </>
        }
      >
        This page is not kept on this device. Try again once you are back online.
      </EmptyState>
      <section className="mx-auto max-w-md pb-16" hidden>
        <h2 className="mb-3 text-lg font-semibold">Pages you can still read</h2>
        <ul id="kept" className="grid gap-1 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center" />
      </section>
    </div>
  );
}
