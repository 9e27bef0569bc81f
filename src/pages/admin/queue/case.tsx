import { href, Link, redirect } from 'react-router';
import type { Ctx } from '#core/ctx.ts';
import { naira } from '#core/money.ts';
import type { PageHandle } from '#core/page-handle.ts';
import { casePath, listingPath } from '#core/paths.ts';
import { requireAdmin } from '#core/viewer.ts';
import { countsOf, figuresOf } from '#features/figures/service.server.ts';
import { priceLine } from '#features/listings/card/words.ts';
import type { Listing } from '#features/listings/contract.ts';
import { listingDifferences } from '#features/listings/form/differences.ts';
import { valuesOf } from '#features/listings/form/values.ts';
import { listingForEdit } from '#features/listings/service.server.ts';
import { STATUS_NAMES } from '#features/listings/texts.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { claimNext, openedCase, proposedChange } from '#features/moderation/queue/service.server.ts';
import { moderationTexts as texts } from '#features/moderation/texts.ts';
import { nameOf, placesWithin, selfAndAncestors } from '#features/places/service.server.ts';
import { decide } from '#features/publishing/deciding.server.ts';
import { sketchOf } from '#features/search/map/sketch.server.ts';
import { reportsTexts } from '#features/reports/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { answerOrRefusal } from '../../layout/answer-or-refusal.ts';
import { hiddenPage } from '../../layout/page-meta.ts';
import { AdminHeading } from '../admin-heading.tsx';
import { CaseAround, CaseWhy, Marked } from './case-side.tsx';
import { CaseRecord, Differences } from './case-record.tsx';
import { Decisions } from './decisions.tsx';
import type { Route } from './+types/case.ts';
import '#features/search/map/ui/map-colours.css';
import '#features/search/ui/results/results.css';
import './case.css';

export { Refused as ErrorBoundary } from '../refused.tsx';

/** The first key that an admin presses counts. */
export const handle: PageHandle = { scripts: 'at once' };

const PATH = href('/customer/admin_queue');
/** Degrees around a home that its map shows: some kilometres. */
const AROUND = 0.06;

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  requireAdmin(ctx);
  const { before, proposed, ...opened } = await openedCase(ctx, params.caseId);
  const listing = await listingForEdit(ctx, opened.listingId);
  const [changed, around] = await Promise.all([changeOf(ctx, listing, before, proposed), aroundOf(ctx, listing)]);
  return { opened, listing, isChange: proposed !== null, changed, ...around };
});

/** What changed, field by field: of a change that waits against the home as it is, else since somebody looked last. */
async function changeOf(ctx: Ctx, listing: Listing, before: object | null, proposed: object | null) {
  if (proposed) {
    const next = { ...listing, ...(await proposedChange(ctx, listing._id)) };
    const { images, description: text } = next;
    return { differences: listingDifferences(valuesOf(listing), valuesOf(next)), images, text };
  }
  const was = before && { ...listing, ...before };
  return {
    differences: was ? listingDifferences(valuesOf(was), valuesOf(listing)) : [],
    images: listing.images,
    text: listing.description,
  };
}

/** Where it is, and what homes with so many bedrooms are asked for there. */
async function aroundOf(ctx: Ctx, { type, place, bedrooms, latitude, longitude }: Listing) {
  if (!place) return { figure: null, map: null };
  const state = selfAndAncestors(place).find((id) => !id.includes('/')) ?? place;
  const [figures, counts] = await Promise.all([
    figuresOf(ctx, type, place),
    countsOf(
      ctx,
      placesWithin(state).map(({ id }) => id),
    ),
  ]);
  const row = figures?.rows.find((one) => one.bedrooms === bedrooms);
  const homes = new Map(counts.filter((one) => one.type === type).map((one) => [one.place, one.homes]));
  const box = [latitude ?? 0, longitude ?? 0].flatMap((at) => [at - AROUND, at + AROUND]);
  const [south = 0, north = 0, west = 0, east = 0] = box;
  return {
    figure: row
      ? `Homes with ${bedrooms} bedrooms in ${nameOf(place)}: ${naira(row.median)} in the middle of ${row.homes}, mostly ${naira(row.low)} to ${naira(row.high)}.`
      : null,
    map:
      latitude === null || longitude === null
        ? null
        : sketchOf({ box: [south, west, north, east] }, (id) => homes.get(id) ?? 0),
  };
}

export const action = pageAction(async (ctx, args: Route.ActionArgs) => {
  const form = await formOf(args.request);
  const verdict = await decide(ctx, args.params.caseId, Object.fromEntries(form));
  const next = await claimNext(ctx);
  flash(args, next ? texts.decided[verdict] : `${texts.decided[verdict]} ${texts.nothingLeft}`);
  throw redirect(next ? casePath(next) : PATH);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage(texts.title);

export default function AdminCase({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { opened, listing, isChange, changed, figure, map } = loaderData;
  const passages = opened.reasons.flatMap(({ passage }) => passage || []);
  const words = [changed.text, listing.moreInfo].filter(Boolean);
  return (
    <>
      <AdminHeading title={listing.name} crumbs={[{ label: texts.title, to: PATH }, { label: listing.reference }]} />
      <FormError>{outcome && 'error' in outcome ? outcome.error : undefined}</FormError>
      <article
        key={opened.id}
        ref={withKeys}
        tabIndex={-1}
        data-takes-focus
        className="case outline-none"
        aria-label={listing.name}
      >
        <div className="case-main">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="flex flex-wrap gap-2">
              <Badge tone={opened.holds && !isChange ? 'warning' : 'neutral'}>{STATUS_NAMES[listing.status]}</Badge>
              <Badge>{texts.whys[opened.why]}</Badge>
              {isChange && <Badge tone="warning">A change waits</Badge>}
            </span>
            <strong className="font-semibold">{priceLine(listing)}</strong>
            <Link className="link link-alone" to={listingPath(listing.slug)}>
              See its page
            </Link>
            {opened.reasons.some(({ rule }) => rule === 'report') && (
              <Link className="link link-alone" to={`${href('/customer/admin_reports')}?listing=${listing._id}`}>
                {reportsTexts.bothSides}
              </Link>
            )}
          </p>
          <CaseWhy opened={opened} />
          <Differences rows={changed.differences} isChange={isChange} />
          <ul className="case-photos">
            {changed.images.map((image, at) => (
              <li key={image.url}>
                <Picture
                  src={image}
                  alt={`Photo ${at + 1}`}
                  sizes="(width < 48rem) 50vw, 16rem"
                  className="aspect-4/3 rounded-md"
                />
              </li>
            ))}
          </ul>
          {words.map((text) => (
            <p key={text} className="max-w-prose whitespace-pre-line wrap-anywhere">
              <Marked text={text} passages={passages} />
            </p>
          ))}
          <CaseAround opened={opened} listing={listing} figure={figure} map={map} />
          <CaseRecord opened={opened} />
        </div>
        <div className="case-decide">
          <Decisions opened={opened} status={listing.status} isChange={isChange} />
        </div>
      </article>
    </>
  );
}

/** Takes the focus and the keys: they work while the focus is in here, so that they take none from a screen reader. */
function withKeys(whole: HTMLElement | null) {
  whole?.focus({ preventScroll: true });
  whole?.addEventListener('keydown', onKey);
  return () => whole?.removeEventListener('keydown', onKey);
}

/** A approves; R and N open what they ask a reason for. Not while somebody types, nor with other keys held down. */
function onKey(this: HTMLElement, event: KeyboardEvent) {
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const found = this.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (found instanceof HTMLButtonElement) found.click();
  if (!(found instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  found.open = true;
  found.querySelector('select')?.focus();
}
