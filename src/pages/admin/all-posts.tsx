import type { ReactNode } from 'react';
import { href, Link, redirect } from 'react-router';
import Newspaper from 'lucide-react/icons/newspaper';
import PenLine from 'lucide-react/icons/pen-line';
import { listPage } from '#core/paging.ts';
import { postPath } from '#core/paths.ts';
import { postRows } from '#features/posts/service-read.server.ts';
import { remove } from '#features/posts/service.server.ts';
import { postsTexts as texts } from '#features/posts/texts.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { flash } from '#server/flash.server.ts';
import { formOf } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import type { Column } from '#ui/table.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import type { Asked } from '../layout/removal.tsx';
import { AdminHeading } from './admin-heading.tsx';
import { RemovableRows } from './removable-rows.tsx';
import type { Route } from './+types/all-posts.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/all_blogposts');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion };

export const loader = pageLoader(async (ctx, { url }) => {
  const page = listPage(url.searchParams);
  const { rows: found, total } = await postRows(ctx, page);
  const rows = found.map(({ title, image, excerpt: _excerpt, length: _length, ...row }) => ({
    ...row,
    name: title || texts.untitled,
    image: image && { ...image, placeholder: '' },
  }));
  return { page, rows, total };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
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

/** `remove` draws the button that deletes a row. */
function columns(remove: (row: Asked) => ReactNode): readonly Column<Row>[] {
  return [
    { label: 'Date Posted', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
    {
      label: 'Post Image',
      cell: ({ slug, name, image }) => (
        <Link to={postPath(slug)} className="block w-20" aria-label={`Image of ${name}`} tabIndex={-1}>
          <Picture src={image} alt="" sizes="80px" className="aspect-4/3 rounded-sm" />
        </Link>
      ),
    },
    {
      label: 'Post Title',
      lead: true,
      cell: ({ slug, name }) => (
        <Link className="link link-alone" to={postPath(slug)}>
          {name}
        </Link>
      ),
    },
    { label: 'Tags', cell: ({ tags }) => tags, free: true },
    {
      label: 'Delete',
      cell: (row) => (
        <div className="flex flex-wrap gap-2 md:flex-nowrap">
          <ButtonLink to={href('/customer/admin/update_post/:postId', { postId: row.id })} variant="secondary">
            Edit<span className="sr-only"> {row.name}</span>
          </ButtonLink>
          {remove(row)}
        </div>
      ),
    },
  ];
}

export default function AllPosts({ loaderData, actionData: outcome }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="All blog posts" />
      <RemovableRows
        words={WORDS}
        {...loaderData}
        caption="All blog posts"
        columns={columns}
        path={PATH}
        outcome={outcome}
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
