import { LogoMark } from '#ui/brand/logo.tsx';
import { InlineScript } from '#scripts-on-demand/inline-script.tsx';

/** Runs while the page is read: the first visit of a browser session, of a person, and only where motion is welcome. */
const FIRST_VISIT = `try {
  const isProgram = /bot|crawl|spider|lighthouse/i.test(navigator.userAgent);
  if (!isProgram && !sessionStorage.getItem('splash') && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document.documentElement.classList.add('splash');
  }
  sessionStorage.setItem('splash', '1');
} catch {}`;

/** The mark for a moment over a page that is already there; never with scripts off, and it takes no press away. */
export function Splash() {
  return (
    <div className="splash-screen" aria-hidden="true">
      <LogoMark />
      <InlineScript code={FIRST_VISIT} />
    </div>
  );
}
