import { useState } from 'react';
import { href, Link } from 'react-router';
import Newspaper from 'lucide-react/icons/newspaper';
import PenLine from 'lucide-react/icons/pen-line';
import { postPath } from '#core/paths.ts';
import { postsForAdmin } from '#features/posts/service-read.server.ts';
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
import { pageMeta } from '../layout/page-meta.ts';
import { MoreRows } from './more-rows.tsx';
import { type Asked, DeleteButton, RemovalCard, RemovalDialog } from '../layout/removal.tsx';
import { shownRows } from './shown-rows.ts';
import type { Route } from './+types/all-posts.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/all_blogposts');
const WORDS = { title: texts.deleteTitle, question: texts.deleteQuestion };

export const loader = pageLoader(async (ctx, { url }) => {
  const show = shownRows(url);
  const { posts, total } = await postsForAdmin(ctx, show);
  const rows = posts.map(({ id, slug, title, tags, updatedAt, image }) => ({
    id,
    slug,
    tags,
    updatedAt,
    name: title || texts.untitled,
    image: image && { ...image, placeholder: '' },
  }));
  return { show, rows, total, asked: rows.find(({ id }) => id === url.searchParams.get('delete')) ?? null };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  await remove(ctx, String(form.get('id') ?? ''));
  flash(args, 'post-deleted');
  return null;
});

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'All blog posts', path: PATH, hidden: true });

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

/** `ask` opens the question before a row is deleted. */
function columns(show: number, ask: (row: Asked) => void): readonly Column<Row>[] {
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
          <DeleteButton row={row} show={show} onAsk={() => ask(row)} />
        </div>
      ),
    },
  ];
}

export default function AllPosts({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { show, rows, total, asked: linked } = loaderData;
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
          <RemovalCard {...WORDS} asked={linked} back={`${PATH}?show=${show}`} error={outcome?.error} />
        </noscript>
      )}
      {rows.length > 0 ? (
        <Table caption="All blog posts" columns={columns(show, setAsked)} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <EmptyState
          icon={<Newspaper size={30} />}
          title={texts.noneOwn}
          action={
            <ButtonLink to={href('/customer/create_blogpost')} icon={<PenLine size={20} aria-hidden="true" />}>
              Write the first one
            </ButtonLink>
          }
        />
      )}
      <MoreRows shown={rows.length} total={total} />
      <RemovalDialog {...WORDS} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
