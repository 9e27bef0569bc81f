import { href, redirect } from 'react-router';
import { postPath, loginPath } from '#core/paths.ts';
import { postForm } from '#features/posts/contract.ts';
import { create, requireWriter } from '#features/posts/service.server.ts';
import { PostForm } from '#features/posts/ui/post-form.tsx';
import { draftName, valuesOf } from '#features/posts/ui/post-form-values.ts';
import { postsTexts } from '#features/posts/texts.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import { saveDraft } from '../layout/save-draft.ts';
import { AdminHeading } from './admin-heading.tsx';
import type { Route } from './+types/create-post.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

const PATH = href('/customer/create_blogpost');

export const loader = pageLoader((ctx) => ({ draft: draftName(requireWriter(ctx).id), token: crypto.randomUUID() }));

export const action = pageAction(async (ctx, args) => {
  if (!ctx.viewer) throw redirect(loginPath(PATH));
  const { token, ...body } = await readForm(args.request, postForm);
  const { slug } = await create(ctx, body, token || undefined);
  flash(args, postsTexts.created);
  throw redirect(postPath(slug));
});

export const clientAction = (args: Route.ClientActionArgs) => saveDraft(args);

export const meta = hiddenPage('Create a blog post');

export default function CreatePost({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { draft, token } = loaderData;
  return (
    <>
      <AdminHeading title="CREATE A BLOG POST" crumbs={[{ label: 'Create a blog post' }]} />
      <PostForm
        values={valuesOf({})}
        version={{ name: 'token', value: token }}
        draft={draft}
        outcome={outcome}
        submit="PUBLISH"
      />
    </>
  );
}
