import { useState } from 'react';
import { href, Link } from 'react-router';
import Newspaper from 'lucide-react/icons/newspaper';
import PenLine from 'lucide-react/icons/pen-line';
import { type ListPage, listPage, pageQuery } from '#core/list-page.ts';
import { postPath } from '#core/paths.ts';
import { postRows } from '#features/posts/service-read.server.ts';
import { remove } from '#features/posts/service.server.ts';
import { postsTexts as texts } from '#features/posts/texts.ts';
import { PostPicture } from '#features/posts/ui/post-picture.tsx';
import { flash } from '#server/flash.server.ts';
import { formOf } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Moment } from '#ui/moment.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { MoreRows } from '../layout/more-rows.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { type Asked, DeleteButton, RemovalCard, RemovalDialog } from '../layout/removal.tsx';
import type { Route } from './+types/all-posts.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/all_blogposts');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion };

export const loader = pageLoader(async (ctx, { url }) => {
  const page = listPage(url.searchParams);
  const { rows: found, total } = await postRows(ctx, page);
  const rows = found.map(({ title, image, ...row }) => ({
    ...row,
    name: title || texts.untitled,
    image: image && { ...image, placeholder: '' },
  }));
  return { page, rows, total, asked: rows.find(({ id }) => id === url.searchParams.get('delete')) ?? null };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  await remove(ctx, String(form.get('id') ?? ''));
  flash(args, texts.removed);
  return null;
});

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'All blog posts', path: PATH, hidden: true });

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

/** `ask` opens the question before a row is deleted. */
function columns(page: ListPage, ask: (row: Asked) => void): readonly Column<Row>[] {
  return [
    { label: 'Date Posted', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
    {
      label: 'Post Image',
      cell: ({ slug, name, image }) => (
        <Link to={postPath(slug)} className="block w-20" aria-label={`Image of ${name}`} tabIndex={-1}>
          <PostPicture src={image} alt="" sizes="80px" className="aspect-4/3 rounded-sm" />
        </Link>
      ),
    },
    {
      label: 'Post Title',
      lead: true,
      cell: ({ slug, name }) => (
        <Link className="link inline-flex min-h-11 items-center" to={postPath(slug)}>
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
          <DeleteButton row={row} page={page} onAsk={() => ask(row)} />
        </div>
      ),
    },
  ];
}

export default function AllPosts({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, rows, total, asked: linked } = loaderData;
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <AreaHeading
        over="ADMIN Dashboard"
        title="All blog posts"
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Admin', to: href('/customer/admin_dashboard') },
          { label: 'All blog posts' },
        ]}
      />
      {linked && (
        <noscript>
          <RemovalCard {...WORDS} asked={linked} back={`${PATH}${pageQuery(page)}`} error={outcome?.error} />
        </noscript>
      )}
      {rows.length > 0 || page.from > 0 ? (
        <Table caption="All blog posts" columns={columns(page, setAsked)} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <EmptyState
          icon={<Newspaper size={30} />}
          title={texts.noneOwn}
          action={
            <ButtonLink to={href('/customer/create_blogpost')} icon={<PenLine size={20} />}>
              Write the first one
            </ButtonLink>
          }
        />
      )}
      <MoreRows page={page} more={page.from + rows.length < total} />
      <RemovalDialog {...WORDS} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
