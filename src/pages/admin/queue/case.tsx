import type { MouseEvent } from 'react';
import { Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { z } from 'zod';
import type { Ctx } from '#core/ctx.ts';
import type { PageHandle } from '#core/page-handle.ts';
import { casePath, listingPath, queuePath } from '#core/paths.ts';
import { requireAdmin } from '#core/viewer.ts';
import { countsOf } from '#features/figures/service.server.ts';
import { priceLine } from '#features/listings/card/words.ts';
import type { Listing } from '#features/listings/contract.ts';
import { listingDifferences } from '#features/listings/form/differences.ts';
import { valuesOf } from '#features/listings/form/values.ts';
import { listingForEdit } from '#features/listings/service.server.ts';
import { STATUS_NAMES } from '#features/listings/texts.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { claimNext, decisionOf, openedCase, proposedChange } from '#features/moderation/queue/service.server.ts';
import { middleLineOf } from '#features/moderation/service.server.ts';
import { moderationTexts as texts } from '#features/moderation/texts.ts';
import { placesWithin, selfAndAncestors } from '#features/places/service.server.ts';
import { decide } from '#features/publishing/deciding.server.ts';
import { sketchOf } from '#features/search/map/sketch.server.ts';
import { adminReports, settleReportsOf } from '#features/reports/decide.server.ts';
import { REASON_IDS } from '#features/reports/rules.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { answerOrRefusal } from '../../layout/answer-or-refusal.ts';
import { hiddenPage } from '../../layout/page-meta.ts';
import { AdminHeading } from '../admin-heading.tsx';
import { queryOf, queueAsked } from '../asked.ts';
import { CaseAround, CaseWhy, Marked } from './case-side.tsx';
import { CaseReports, LastDecision } from './case-more.tsx';
import { withKeys } from './case-keys.ts';
import { CaseRecord, Differences } from './case-record.tsx';
import { Decisions } from './decisions.tsx';
import { foundSoField } from './found-so.tsx';
import type { Route } from './+types/case.ts';
import '#features/search/map/ui/map-colours.css';
import '#features/search/ui/results/results.css';
import './case.css';

export { Refused as ErrorBoundary } from '../refused.tsx';

/** The first key that an admin presses counts. */
export const handle: PageHandle = { scripts: 'at once' };

/** Degrees around a home that its map shows: some kilometres. */
const AROUND = 0.06;

export const loader = pageLoader(async (ctx, { params, url }: Route.LoaderArgs) => {
  requireAdmin(ctx);
  const { before, proposed, ...opened } = await openedCase(ctx, params.caseId);
  const stored = await listingForEdit(ctx, opened.listingId);
  const isReported = opened.reasons.some(({ rule }) => rule === 'report');
  const [{ listing, differences }, figure, reports, last] = await Promise.all([
    changeOf(ctx, stored, before, proposed),
    middleLineOf(ctx, stored._id),
    isReported ? adminReports(ctx, { limit: 9, startIndex: 0 }, { listing: stored._id }) : null,
    decisionOf(ctx, url.searchParams.get('after')),
  ]);
  const map = await mapOf(ctx, listing);
  const queue = queuePath(queryOf(queueAsked(url)));
  const isChange = proposed !== null;
  return { opened, listing, isChange, differences, figure, map, reports: reports?.rows ?? [], last, queue };
});

/** The home as it is to be judged, and what changed, field by field: of a change that waits against the home as it is, else since somebody looked last. */
async function changeOf(ctx: Ctx, stored: Listing, before: object | null, proposed: object | null) {
  if (proposed) {
    const listing: Listing = { ...stored, ...(await proposedChange(ctx, stored._id)) };
    return { listing, differences: listingDifferences(valuesOf(stored), valuesOf(listing)) };
  }
  const was = before && { ...stored, ...before };
  return { listing: stored, differences: was ? listingDifferences(valuesOf(was), valuesOf(stored)) : [] };
}

/** As large as `.case-map` draws it. */
const MAP = { width: 640, height: 320 };

/** Where it is, with how many homes around. */
async function mapOf(ctx: Ctx, { type, place, latitude, longitude }: Listing) {
  if (!place || latitude === null || longitude === null) return null;
  const state = selfAndAncestors(place).find((id) => !id.includes('/')) ?? place;
  const counts = await countsOf(
    ctx,
    placesWithin(state).map(({ id }) => id),
  );
  const homes = new Map(counts.filter((one) => one.type === type).map((one) => [one.place, one.homes]));
  const box = [latitude - AROUND, longitude - AROUND, latitude + AROUND, longitude + AROUND] as const;
  // A place that holds another one on the map counts its homes again.
  const homesIn = (places: readonly string[]) => {
    const some = places.filter((id) => homes.has(id));
    const inner = some.filter((id) => !some.some((other) => other !== id && selfAndAncestors(other).includes(id)));
    return new Map(inner.map((id) => [id, homes.get(id) ?? 0]));
  };
  return sketchOf({ box: [...box] }, homesIn, { frame: MAP });
}

/** A decision, whose fields `decide` reads, or that the home is skipped. */
const sentForm = z.record(z.string(), z.string());

export const action = pageAction(async (ctx, args: Route.ActionArgs) => {
  const { caseId } = args.params;
  const form = await readForm(args.request, sentForm);
  const asked = queueAsked(args.url);
  const query = queryOf(asked);
  const nothingLeft = query ? texts.nothingLeftOfSearch : texts.nothingLeft;
  if ('skip' in form) {
    const following = await claimNext(ctx, { ...asked, skipped: caseId });
    if (!following) flash(args, nothingLeft);
    throw redirect(following ? casePath(following, query) : queuePath(query));
  }
  const { verdict, listingId } = await decide(ctx, caseId, form);
  await settleReportsOf(
    ctx,
    listingId,
    REASON_IDS.filter((reason) => foundSoField(reason) in form),
  );
  const next = await claimNext(ctx, asked);
  flash(args, next ? texts.decided[verdict] : `${texts.decided[verdict]} ${nothingLeft}`);
  // Where a slip can be put right: the next home names this one, and where nothing is left it is shown as decided.
  throw redirect(next ? casePath(next, queryOf({ ...asked, after: caseId })) : casePath(caseId, query));
});

// A case that changed or was decided meanwhile is shown as it is now.
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || actionStatus === 409;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage(texts.title);

/** The second click of a double click falls on the next home, unseen. */
const decideOnce = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

export default function AdminCase({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { opened, listing, isChange, differences, figure, map, reports, last, queue } = loaderData;
  const answered = reports.filter(({ isInQueue }) => isInQueue && !isChange);
  const passages = opened.reasons.flatMap(({ passage }) => passage || []);
  const words = [listing.description, listing.moreInfo].filter(Boolean);
  return (
    <>
      <AdminHeading title={listing.name} crumbs={[{ label: texts.title, to: queue }, { label: listing.reference }]} />
      {last && <LastDecision {...last} />}
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
          </p>
          <CaseWhy opened={opened} />
          {reports.length > 0 && <CaseReports reports={reports} answered={answered.length} listingId={listing._id} />}
          <Differences rows={differences} isChange={isChange} />
          {words.length > 0 && (
            <Card className="gap-3">
              <h2 className="text-lg">What it says</h2>
              {words.map((text) => (
                <p key={text} className="whitespace-pre-line wrap-anywhere">
                  <Marked text={text} passages={passages} />
                </p>
              ))}
            </Card>
          )}
          <ul className="case-photos">
            {listing.images.map((image, at) => (
              <li key={image.url}>
                <a href={image.url} aria-label={`Photo ${at + 1}, whole`}>
                  <Picture
                    src={image}
                    alt={`Photo ${at + 1}`}
                    sizes="(width < 48rem) 50vw, 16rem"
                    className="aspect-4/3 rounded-md"
                  />
                </a>
              </li>
            ))}
          </ul>
          <CaseAround opened={opened} listing={listing} figure={figure} map={map} />
          <CaseRecord opened={opened} />
        </div>
        <div className="case-decide" onClickCapture={decideOnce}>
          <Decisions
            opened={opened}
            status={listing.status}
            reference={listing.reference}
            isChange={isChange}
            reported={[...new Set(answered.map(({ reason }) => reason))]}
            refused={outcome && 'error' in outcome ? outcome : undefined}
          />
        </div>
      </article>
    </>
  );
}
