import { Form, href, Link, redirect, useNavigation } from 'react-router';
import { loginPath } from '#core/paths.ts';
import { fail } from '#core/errors.ts';
import { favouritesTexts } from '#features/favourites/texts.ts';
import { FAVOURITES_STEP, MAX_FAVOURITES } from '#features/favourites/rules.ts';
import { dropGone, dropHome, favouriteHomes, keepHome } from '#features/favourites/service.server.ts';
import { favouriteParams } from '#features/favourites/contract.ts';
import { InlineScript } from '#scripts-on-demand/inline-script.tsx';
import { flash } from '#server/flash.server.ts';
import { formOf } from '#server/form.server.ts';
import { pageAction, pageLoader, safePath } from '#server/loader.server.ts';
import { postponeAction, takePendingAction } from '#server/pending-action.server.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import './favourites.css';
import { DeviceHomes } from './device-homes.tsx';
import { NoFavourites, TickableHomes } from './tickable-homes.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import type { Route } from './+types/favourites.ts';

const PATH = href('/favourites');
/** In the place of a home to let go of: all that are off the market. */
const GONE = 'gone';

/** Says before the page is drawn whether this device keeps anything: only then are scripts needed at once. */
const MARK_KEPT = `try {
  const { dataset } = document.documentElement;
  const keeps = (name) => localStorage.getItem('gidana:' + name) !== null;
  if (keeps('favourites')) dataset.keeps = '';
  if (keeps('favourites') || keeps('seen')) dataset.scripts = 'now';
} catch {}`;

export const loader = pageLoader(async (ctx, args) => {
  if (!ctx.viewer) return null;
  const pending = takePendingAction(args, 'keep-home');
  if (pending !== null) {
    const [id = '', next = ''] = pending.split(' ');
    await keepHome(ctx, idOf(id));
    flash(args, favouritesTexts.kept);
    throw redirect(backTo(next, id));
  }
  const asked = Math.trunc(Number(args.url.searchParams.get('show')));
  const show = Math.min(Math.max(asked || 0, FAVOURITES_STEP), MAX_FAVOURITES);
  return { show, ...(await favouriteHomes(ctx, { limit: show, startIndex: 0 })) };
});

/** A heart that was pressed without scripts; whoever is not signed in is asked to, and then it is done. */
export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const next = String(form.get('next') ?? '');
  const dropped = form.get('drop');
  if (dropped === GONE) {
    await dropGone(ctx);
    flash(args, favouritesTexts.dropped);
    throw redirect(PATH);
  }
  const id = idOf(String(dropped ?? form.get('keep') ?? ''));
  if (!ctx.viewer) {
    postponeAction(args, 'keep-home', `${id} ${next}`);
    flash(args, favouritesTexts.signIn, 'info');
    throw redirect(loginPath(PATH));
  }
  await (dropped ? dropHome(ctx, id) : keepHome(ctx, id));
  throw redirect(backTo(next, id));
});

export const meta = hiddenPage('Favourites');

/** What somebody keeps: from the server once they are signed in, before that from their device. */
export default function Favourites({ loaderData: kept, actionData: outcome }: Route.ComponentProps) {
  const loading = useNavigation().state === 'loading';
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <InlineScript code={import.meta.env.SSR ? MARK_KEPT : ''} />
      <h1 className="text-3xl">Favourites</h1>
      {kept ? (
        <p className="mt-3 mb-8 max-w-2xl text-lg text-muted">
          {kept.total > 0 && 'We email you when a price drops. '}
          <Link className="link" to={href('/customer/saved-searches')}>
            Emails and saved searches
          </Link>
        </p>
      ) : (
        <p className="mt-3 mb-8 max-w-xl text-lg text-muted">
          <Link className="link" to={loginPath(PATH)}>
            Log in
          </Link>{' '}
          to see what you save on any device, and to get an email when a price drops.
        </p>
      )}
      <FormError>{outcome?.error}</FormError>
      {kept ? (
        <>
          {kept.total === 0 ? <NoFavourites /> : kept.homes.length > 0 && <TickableHomes homes={kept.homes} />}
          {kept.gone > 0 && <Gone count={kept.gone} />}
          {kept.total - kept.gone > kept.show && (
            <ShowMore to={`?show=${kept.show + FAVOURITES_STEP}`} preventScrollReset replace busy={loading} />
          )}
        </>
      ) : (
        <DeviceHomes />
      )}
      <RecentlyViewed className="mt-16" />
    </div>
  );
}

function idOf(text: string): string {
  const read = favouriteParams.safeParse({ listingId: text });
  return read.success ? read.data.listingId : fail('not_found', favouritesTexts.notFound);
}

function backTo(next: string, id: string): string {
  return `${safePath(next, PATH).split('#')[0]}#heart-${id}`;
}

/** What left the market, which no list names, and the way to let go of it. */
function Gone({ count }: { count: number }) {
  return (
    <Form method="post" className="mt-8 grid justify-items-start gap-3">
      <p className="text-muted">
        {count === 1 ? 'One home that you keep is' : `${count} homes that you keep are`} off the market now and not
        shown.
      </p>
      <Button type="submit" variant="secondary" name="drop" value={GONE}>
        Remove {count === 1 ? 'it' : 'them'} from favourites
      </Button>
    </Form>
  );
}
