import { href, redirect } from 'react-router';
import FileText from 'lucide-react/icons/file-text';
import PenLine from 'lucide-react/icons/pen-line';
import { adminPage, pageQuery } from '#core/paging.ts';
import { postPath } from '#core/paths.ts';
import { POSTS_ORDERS } from '#features/posts/asked.ts';
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
import { alsoOf, postsAsked } from './asked.ts';
import { doEach } from './bulk/each.server.ts';
import { POST_DEEDS } from './bulk/post-deeds.ts';
import { ensureDeleteAsked } from '../layout/delete-asked.ts';
import { FindForm } from './find-form.tsx';
import { RemovableRows, RowLink, RowPicture } from './removable-rows.tsx';
import type { Route } from './+types/all-posts.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/all_blogposts');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion, after: deletedTexts.wayBack };

export const loader = pageLoader(async (ctx, { url }) => {
  const page = adminPage(url);
  const asked = postsAsked(url);
  const { rows: found, total } = await postRows(ctx, page, asked);
  const rows = found.map(({ title, image, ...row }) => ({
    ...row,
    name: title || texts.untitled,
    image: image && { ...image, placeholder: '' },
  }));
  return { page, asked, rows, total };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const list = `${PATH}${pageQuery(adminPage(args.url))}${alsoOf(postsAsked(args.url))}`;
  if (form.get('intent') === 'bulk') {
    const outcome = await doEach(form, POST_DEEDS, (_deed, one) => remove(ctx, one));
    if (outcome.refused.length > 0) return outcome;
    flash(args, POST_DEEDS[outcome.deed].done(outcome.done));
    throw redirect(list);
  }
  ensureDeleteAsked(form);
  const id = String(form.get('id') ?? '');
  await remove(ctx, id);
  flash(args, texts.removed);
  // Without scripts the message waits for the next page.
  if (form.has('back')) throw redirect(list);
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
  const { total, asked } = loaderData;
  const also = alsoOf(asked);
  return (
    <>
      <AdminHeading title="All blog posts">
        {total.toLocaleString('en-US')} {asked.find ? 'found' : 'in all'}
      </AdminHeading>
      <FindForm
        things="posts"
        also={also}
        find={asked.find}
        hint={texts.find}
        selects={[{ name: 'order', label: 'Order', value: asked.order, choices: Object.entries(POSTS_ORDERS) }]}
      />
      <RemovableRows
        words={WORDS}
        {...loaderData}
        caption="All blog posts"
        columns={COLUMNS}
        edit={({ id }) => href('/customer/admin/update_post/:postId', { postId: id })}
        path={PATH}
        also={also}
        outcome={outcome}
        deeds={POST_DEEDS}
        empty={
          <EmptyState
            icon={<FileText size={30} />}
            title={asked.find ? texts.noneFound : texts.noneOwn}
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
