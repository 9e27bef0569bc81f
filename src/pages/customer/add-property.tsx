import { listingPath } from '#core/paths.ts';
import { requireViewer } from '#core/viewer.ts';
import { getProfile } from '#features/accounts/profile/service.server.ts';
import { readListingForm } from '#features/listings/write/contract.ts';
import { publishListing } from '#features/publishing/service.server.ts';
import { ListingForm } from '#features/listings/form/listing-form.tsx';
import { draftName } from '#features/listings/form/draft-name.ts';
import { EMPTY_LISTING } from '#features/listings/form/values.ts';
import { listingsTexts } from '#features/listings/texts.ts';
import { savedWords } from '#features/publishing/texts.ts';
import { flash } from '#server/flash.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { AreaHeading } from '../layout/area-heading.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { saveDraft } from '../layout/save-draft.ts';
import { takeListing } from './listing-action.server.ts';
import type { Route } from './+types/add-property.ts';

export const loader = pageLoader(async (ctx) => {
  const { id } = requireViewer(ctx);
  const { phone } = await getProfile(ctx, id);
  return { draft: draftName(id), token: crypto.randomUUID(), phone: phone ?? '' };
});

export const action = pageAction((ctx, args) =>
  takeListing(ctx, args, async (form) => {
    const requestKey = String(form.get('token') ?? '').slice(0, 100) || undefined;
    const written = await publishListing(ctx, readListingForm(form), requestKey);
    flash(args, savedWords(listingsTexts.created, written));
    return listingPath(written._id);
  }),
);

export const clientAction = (args: Route.ClientActionArgs) => saveDraft(args);

export const meta = hiddenPage('Add a New Property');

export default function AddProperty({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { draft, token, phone } = loaderData;
  return (
    <>
      <AreaHeading title="Add a New Property" />
      <ListingForm
        key={draft}
        start={{ values: { ...EMPTY_LISTING, phone }, token, version: '' }}
        draft={draft}
        outcome={outcome}
        submit="ADD PROPERTY"
      />
    </>
  );
}
