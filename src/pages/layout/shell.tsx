import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SkipLink } from '#ui/skip-link.tsx';
import type { Member } from './account-menu.tsx';
import { Footer } from './footer.tsx';
import { Nav } from './nav.tsx';
import { Pending } from './pending.tsx';
import './site.css';

export interface ShellProps {
  /** Null for a visitor; unknown where it could not be asked. */
  member: Member | null | undefined;
  /** The current one; unknown where even that could not be asked. */
  year: number | undefined;
  children: ReactNode;
}

/** What stands around every page: skip link, navigation, content, footer. */
export function Shell({ member, year, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Nav member={member} />
      <main id="main" ref={useFocusOnNavigation()} tabIndex={-1}>
        <Pending>{children}</Pending>
      </main>
      <Footer year={year} />
    </>
  );
}

/** A new screen starts at its content for the keyboard and for readers, as a page that the browser loads does. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const whole = main.current?.querySelector<HTMLElement>('[data-takes-focus]') ?? main.current;
    whole?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** A thin line at the top while the next page is on its way; it appears only when that takes a moment. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <output className="navigation-progress" aria-label="Loading the page" />;
}
