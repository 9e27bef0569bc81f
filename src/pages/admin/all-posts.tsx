import { href, redirect } from 'react-router';
import Newspaper from 'lucide-react/icons/newspaper';
import PenLine from 'lucide-react/icons/pen-line';
import { listPage, pageQuery } from '#core/paging.ts';
import { postPath } from '#core/paths.ts';
import { postRows } from '#features/posts/service-read.server.ts';
import { remove } from '#features/posts/service.server.ts';
import { postsTexts as texts } from '#features/posts/texts.ts';
import { flash } from '#server/flash.server.ts';
import { formOf } from '#server/form.server.ts';
import { deletedTexts } from '#features/deleted/texts.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import type { Column } from '#ui/table.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import { AdminHeading } from './admin-heading.tsx';
import { doEach } from './bulk/each.server.ts';
import { POST_DEEDS } from './bulk/post-deeds.ts';
import { RemovableRows, RowLink, RowPicture } from './removable-rows.tsx';
import type { Route } from './+types/all-posts.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/all_blogposts');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion, after: deletedTexts.wayBack };

export const loader = pageLoader(async (ctx, { url }) => {
  const page = listPage(url.searchParams);
  const { rows: found, total } = await postRows(ctx, page);
  const rows = found.map(({ title, image, ...row }) => ({
    ...row,
    name: title || texts.untitled,
    image: image && { ...image, placeholder: '' },
  }));
  return { page, rows, total };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  if (form.get('intent') === 'bulk') {
    const outcome = await doEach(form, POST_DEEDS, (_deed, one) => remove(ctx, one));
    if (outcome.refused.length > 0) return outcome;
    flash(args, POST_DEEDS[outcome.deed].done(outcome.done));
    throw redirect(PATH + pageQuery(listPage(args.url.searchParams)));
  }
  const id = String(form.get('id') ?? '');
  await remove(ctx, id);
  flash(args, texts.removed);
  // Without scripts the message waits for the next page.
  if (form.has('back')) throw redirect(PATH);
  return { removed: id };
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage('All blog posts');

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Date Posted', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
  {
    label: 'Post Image',
    picture: true,
    cell: ({ slug, name, image }) => <RowPicture to={postPath(slug)} label={`Image of ${name}`} src={image} />,
  },
  { label: 'Post Title', lead: true, cell: ({ slug, name }) => <RowLink to={postPath(slug)}>{name}</RowLink> },
  { label: 'Tags', cell: ({ tags }) => tags, free: true },
];

export default function AllPosts({ loaderData, actionData: outcome }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="All blog posts" />
      <RemovableRows
        words={WORDS}
        {...loaderData}
        caption="All blog posts"
        columns={COLUMNS}
        edit={({ id }) => href('/customer/admin/update_post/:postId', { postId: id })}
        path={PATH}
        outcome={outcome}
        deeds={POST_DEEDS}
        empty={
          <EmptyState
            icon={<Newspaper size={30} />}
            title={texts.noneOwn}
            action={
              <ButtonLink to={href('/customer/create_blogpost')} icon={<PenLine size={20} />}>
                Write the first one
              </ButtonLink>
            }
          />
        }
      />
    </>
  );
}
