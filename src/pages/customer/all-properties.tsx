import { useCallback, useRef, useState } from 'react';
import { href, Link, redirect } from 'react-router';
import House from 'lucide-react/icons/house';
import Plus from 'lucide-react/icons/plus';
import type { Ctx } from '#core/ctx.ts';
import { listPage, pageQuery } from '#core/paging.ts';
import { requireViewer } from '#core/viewer.ts';
import { ownRows } from '#features/listings/own/service.server.ts';
import { ownDeleted } from '#features/deleted/service.server.ts';
import { openQuestions } from '#features/reports/service.server.ts';
import { reportsTexts } from '#features/reports/texts.ts';
import { deletedTexts } from '#features/deleted/texts.ts';
import { referenceOf } from '#features/listings/rules.ts';
import { listingsTexts as texts } from '#features/listings/texts.ts';
import { draftName } from '#features/listings/form/draft-name.ts';
import { ListingRow } from '#features/listings/card/listing-row.tsx';
import { MoveForm } from '#features/listings/life/move-form.tsx';
import { lifeTexts } from '#features/listings/life/texts.ts';
import { appeal, explain, standingsOf } from '#features/moderation/service.server.ts';
import { StandingPanel } from '#features/moderation/standing-panel.tsx';
import { moderationTexts } from '#features/moderation/texts.ts';
import { duplicateListing, moveListing, removeListing, restoreListing } from '#features/publishing/service.server.ts';
import { publishingTexts } from '#features/publishing/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { showToast } from '#ui/overlays/toasts.ts';
import { clearDraft } from '#ui/forms/kept-draft.ts';
import { AreaHeading } from '../layout/area-heading.tsx';
import { TryAgain } from '../layout/failure.tsx';
import { DeletedRows, UndoDeletion } from '../layout/deleted.tsx';
import { ensureDeleteAsked } from '../layout/delete-asked.ts';
import { MoreRows } from '../layout/more-rows.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { type Asked, DeleteButton, RemovalCard, RemovalDialog } from '../layout/removal.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import type { Route } from './+types/all-properties.ts';

/** Rows at first, and as many more each time. */
const STEP = 50;
const PATH = href('/customer/all_properties');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion, after: deletedTexts.wayBack };

export const loader = pageLoader(async (ctx, { url }) => {
  const { id: userId } = requireViewer(ctx);
  const page = listPage(url.searchParams, STEP);
  const [{ rows: found, more }, deleted, questions] = await Promise.all([
    ownRows(ctx, page),
    ownDeleted(ctx),
    openQuestions(ctx),
  ]);
  // Two homes may have one name.
  const rows = found.map((row) => ({ ...row, mark: referenceOf(row.reference) }));
  const standings = await standingsOf(ctx, rows);
  const toDelete = rows.find(({ id }) => id === url.searchParams.get('delete')) ?? null;
  // What was deleted, moved or copied just now.
  const [last, lastMoved, lastCopied] = ['deleted', 'moved', 'copied'].map((name) => url.searchParams.get(name));
  return {
    userId,
    page,
    rows,
    more,
    toDelete,
    deleted,
    last,
    lastMoved,
    lastCopied,
    questions: questions.length,
    standings,
  };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const restored = form.get('restore');
  if (typeof restored === 'string') {
    const { name } = await restoreListing(ctx, restored);
    flash(args, deletedTexts.restored(name));
    throw redirect(PATH);
  }
  const id = String(form.get('id') ?? '');
  const move = form.get('move');
  if (move === 'appeal' || move === 'explain') {
    await (move === 'appeal' ? appeal : explain)(ctx, id, Object.fromEntries(form));
    flash(args, move === 'appeal' ? moderationTexts.appealed : moderationTexts.explained);
    throw redirect(`${PATH}#home-${id}`);
  }
  if (typeof move === 'string' && move !== 'delete') throw redirect(await moved(ctx, args, id, move));
  if (!move) ensureDeleteAsked(form);
  await removeListing(ctx, id);
  if (!form.has('back') && !move) return { removed: id };
  flash(args, texts.deleted);
  throw redirect(`${PATH}?${new URLSearchParams({ deleted: id }).toString()}`);
});

/** Does what a button of the row says, and gives where to see it: at the same place of the list, with the way back. */
async function moved(ctx: Ctx, args: Pick<Route.ActionArgs, 'context' | 'url'>, id: string, transition: string) {
  if (transition === 'duplicate') {
    const { _id } = await duplicateListing(ctx, id);
    flash(args, texts.copied);
    return `${PATH}?copied=${_id}#home-${_id}`;
  }
  const { name, status, waiting } = await moveListing(ctx, id, { transition });
  flash(args, waiting === 'address' ? publishingTexts.waitsForAddress : lifeTexts.moved(name, status));
  return `${PATH}${pageQuery(listPage(args.url.searchParams, STEP))}${transition === 'undo' ? '' : `&moved=${id}`}#home-${id}`;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('My Properties');

export default function AllProperties({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { userId, page, rows, more, toDelete, deleted, last, lastMoved, lastCopied, questions, standings } = loaderData;
  const undoOf = (id: string) => (id === lastMoved ? 'undo' : id === lastCopied ? 'delete' : undefined);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const panelOf = (listing: Asked) => {
    const standing = standings[listing.id];
    return standing && <StandingPanel listing={listing} standing={standing} />;
  };
  const left = rows.filter(({ id }) => !gone.has(id));
  const undone = deleted.find(({ id }) => id === ([...gone].at(-1) ?? last));
  const refused = outcome && 'error' in outcome ? outcome : undefined;

  const remove = useCallback(
    (id: string) => {
      setGone((was) => new Set(was).add(id));
      clearDraft(draftName(userId, id));
      showToast(texts.deleted);
      // The button that opened the dialog is gone with its row.
      heading.current?.focus();
    },
    [userId],
  );
  return (
    <>
      <AreaHeading title="My Properties" />
      {questions > 0 && (
        <p className="mb-6 rounded-md bg-warning-soft p-3 text-warning-ink">
          {reportsTexts.notice(questions)}{' '}
          <Link className="link" to={href('/customer/reports')}>
            {reportsTexts.toAnswer}
          </Link>
        </p>
      )}
      {toDelete && !gone.has(toDelete.id) ? (
        <RemovalCard {...WORDS} asked={toDelete} back={PATH} refused={refused} />
      ) : (
        <FormError>{refused?.error}</FormError>
      )}
      <h2 ref={heading} tabIndex={-1} className="eyebrow outline-none">
        LIST OF LISTING
      </h2>
      {undone && <UndoDeletion row={undone} onUndo={() => setGone(new Set())} />}
      {left.length === 0 && page.startIndex === 0 ? (
        <NoListings />
      ) : (
        <ul className="divide-y divide-line">
          {left.map((listing) => (
            <li key={listing.id} id={`home-${listing.id}`} className="scroll-mt-24">
              <ListingRow
                listing={listing}
                remove={
                  <DeleteButton
                    row={listing}
                    page={page}
                    as="sign"
                    className="-my-2 -mr-2 ml-auto"
                    onAsk={() => setAsked(listing)}
                  />
                }
                standing={panelOf(listing)}
                statusName={standings[listing.id]?.needsChange ? moderationTexts.needsChange : undefined}
                moves={<MoveForm listing={listing} moves={listing.moves} undo={undoOf(listing.id)} />}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreRows page={page} more={more} step={STEP}>
        Show more
      </MoreRows>
      {deleted.length > 0 && (
        // What comes back is no longer gone.
        <section className="mt-12" onSubmit={() => setGone(new Set())}>
          <SectionHeading title={deletedTexts.title}>{deletedTexts.lead}</SectionHeading>
          <DeletedRows rows={deleted} />
        </section>
      )}
      <RemovalDialog {...WORDS} asked={asked} onClose={() => setAsked(null)} onRemoved={remove} />
    </>
  );
}

function NoListings() {
  return (
    <EmptyState
      icon={<House size={30} />}
      title="No property yet"
      action={
        <ButtonLink to={href('/customer/add_properties')} icon={<Plus size={20} />}>
          Add your first property
        </ButtonLink>
      }
    >
      A few photos, a price and where it is: in five minutes people all over the country can find it.
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <TryAgain title="Error showing listings">Your listings are safe; we could not fetch them just now.</TryAgain>;
}
