import { href, isRouteErrorResponse, redirect, useRouteError } from 'react-router';
import Lock from 'lucide-react/icons/lock';
import { editPath, listingPath } from '#core/paths.ts';
import { requireViewer } from '#core/viewer.ts';
import { readListingForm } from '#features/listings/write/contract.ts';
import { canChooseExclusive } from '#features/listings/policy.ts';
import { lastSave, listingForEdit } from '#features/listings/service.server.ts';
import { changeListing } from '#features/publishing/service.server.ts';
import { proposedChange } from '#features/moderation/queue/service.server.ts';
import { standingsOf } from '#features/moderation/service.server.ts';
import { standingLines } from '#features/moderation/standing.ts';
import { publishingTexts, savedWords } from '#features/publishing/texts.ts';
import { listingsTexts as texts } from '#features/listings/texts.ts';
import { ListingForm } from '#features/listings/form/listing-form.tsx';
import { draftName } from '#features/listings/form/draft-name.ts';
import { listingDifferences } from '#features/listings/form/differences.ts';
import { questionsOf } from '#features/listings/form/questions.ts';
import { valuesOf } from '#features/listings/form/values.ts';
import { flash } from '#server/flash.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SaveConflict } from '#ui/forms/save-conflict.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { Broken, Lost } from '../layout/failure.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { saveDraft } from '../layout/save-draft.ts';
import { takeListing } from './listing-action.server.ts';
import type { Route } from './+types/update-listing.ts';

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const viewer = requireViewer(ctx);
  const listing = await listingForEdit(ctx, params.listingId);
  const { _id: id, name } = listing;
  if (params.listingId !== id) throw redirect(editPath(id));
  const standings = await standingsOf(ctx, [{ id, status: listing.status }]);
  return {
    asked: standings[id] ? standingLines(standings[id]) : [],
    id,
    name,
    values: valuesOf({ ...listing, ...(await proposedChange(ctx, id)) }),
    version: listing.updatedAt,
    draft: draftName(viewer.id, id),
    premier: canChooseExclusive(viewer),
  };
});

export const action = pageAction((ctx, args: Route.ActionArgs) => {
  const { listingId } = args.params;
  const save = async (form: FormData) => {
    const change = { ...readListingForm(form), exclusive: form.has('exclusive') };
    const written = await changeListing(ctx, listingId, change);
    flash(args, savedWords(texts.updated, written, publishingTexts.released));
    return listingPath(written._id);
  };
  return takeListing(ctx, args, save, async (mine) => {
    const theirs = valuesOf(await listingForEdit(ctx, listingId));
    return { ...(await lastSave(ctx, listingId)), differences: listingDifferences(theirs, mine) };
  });
});

export const clientAction = (args: Route.ClientActionArgs) => saveDraft(args);

export const meta = hiddenPage('Update a Listing');

export default function UpdateListing({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { id, name, asked, values, version, draft, premier } = loaderData;
  return (
    <>
      <AreaHeading title="Update a Listing">{name}</AreaHeading>
      {asked.length > 0 && (
        <div className="mb-8 grid gap-2 rounded-md bg-warning-soft p-3 text-sm wrap-anywhere text-warning-ink">
          {asked.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <ListingForm
        key={draft}
        start={{ values, version, token: '', confirmed: questionsOf(values).map(({ key }) => key) }}
        draft={draft}
        outcome={outcome}
        submit="UPDATE PROPERTY"
        premier={premier}
        waysOut={
          outcome &&
          'conflict' in outcome &&
          outcome.conflict && <SaveConflict conflict={outcome.conflict} latest={listingPath(id)} draft={draft} />
        }
      />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <Broken />;
  if (error.status === 404) return <Lost title="Listing not found">{texts.notFound}</Lost>;
  if (error.status !== 403) return <Broken />;
  return (
    <EmptyState
      level="h1"
      icon={<Lock size={30} />}
      title="This is not your listing"
      action={<ButtonLink to={href('/customer/all_properties')}>My Properties</ButtonLink>}
    >
      {texts.notYours}
    </EmptyState>
  );
}
