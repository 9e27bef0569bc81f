import { useEffect } from 'react';
import { href, useLocation, useRevalidator } from 'react-router';
import { InlineScript } from '#scripts-on-demand/inline-script.tsx';
import { showToast } from '#ui/overlays/toasts.ts';
import { MAX_ON_DEVICE, MAX_SEEN } from '../rules.ts';
import { favouritesTexts as texts } from '../texts.ts';
import { FAVOURITE_FORM } from '#features/listings/card/favourite-button.tsx';
import { type DeviceFavouritesSettings, startFavourites } from './device-favourites.ts';

/** Once in every page, after its content: what hearts post to without scripts, and the lines that make them work at once. */
export function FavouriteForm({ member }: { member: string | null }) {
  const { pathname, search } = useLocation();
  useFavouritesScript(member);
  // The browser's own bundle need not carry these lines a second time.
  const code = import.meta.env.SSR ? `(${String(startFavourites)})(${JSON.stringify(settings(member))})` : '';
  return (
    <>
      <form id={FAVOURITE_FORM} method="post" action={href('/favourites')} hidden>
        <input type="hidden" name="next" value={pathname + search} />
      </form>
      <InlineScript code={code} />
    </>
  );
}

/** Tells the hearts who is signed in, and shows what they could not do. */
function useFavouritesScript(member: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => window.deviceFavourites?.setMember(member), [member]);
  useEffect(() => {
    const show = () => {
      for (const text of window.deviceFavourites?.said.splice(0) ?? []) showToast(text, 'error');
    };
    const merged = () => void revalidate();
    show();
    window.addEventListener('gidana:favourites', show);
    window.addEventListener('gidana:merged', merged);
    return () => {
      window.removeEventListener('gidana:favourites', show);
      window.removeEventListener('gidana:merged', merged);
    };
  }, [revalidate]);
}

function settings(member: string | null): DeviceFavouritesSettings {
  return {
    member,
    most: { favourites: MAX_ON_DEVICE, seen: MAX_SEEN },
    words: { full: texts.deviceFull, failed: texts.notKept },
  };
}
