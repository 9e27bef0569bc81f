import { data, href, redirect } from 'react-router';
import { postPath, loginPath } from '#core/paths.ts';
import { isAppError } from '#core/errors.ts';
import { postUpdateBody } from '#features/posts/contract.ts';
import { conflictOf, postForEdit, requireWriter, update } from '#features/posts/service.server.ts';
import { postsTexts as texts } from '#features/posts/texts.ts';
import { PostForm } from '#features/posts/ui/post-form.tsx';
import { draftName, valuesOf } from '#features/posts/ui/post-form-values.ts';
import { flash } from '#server/flash.server.ts';
import { readForm, typedValues } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { SaveConflict } from '#ui/forms/save-conflict.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { saveDraft } from '../layout/save-draft.ts';
import { AdminHeading } from './admin-heading.tsx';
import type { Route } from './+types/update-post.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

export const loader = pageLoader(async (ctx, { params }: Route.LoaderArgs) => {
  const { id } = requireWriter(ctx);
  const post = await postForEdit(ctx, params.postId);
  const { _id, slug, title, updatedAt } = post;
  return {
    id: _id,
    title: title || texts.untitled,
    address: postPath(slug),
    version: updatedAt,
    values: valuesOf(post),
    draft: draftName(id, _id),
  };
});

export const action = pageAction(async (ctx, args: Route.ActionArgs) => {
  if (!ctx.viewer) throw redirect(loginPath(args.url.pathname));
  const body = await readForm(args.request, postUpdateBody);
  const { postId } = args.params;
  try {
    const { slug } = await update(ctx, postId, body);
    flash(args, texts.updated);
    throw redirect(postPath(slug));
  } catch (error) {
    if (!isAppError(error) || error.code !== 'conflict') throw error;
    const conflict = await conflictOf(ctx, postId, body);
    return data({ error: error.message, fields: {}, values: typedValues(args.request), conflict }, { status: 409 });
  }
});

export const clientAction = (args: Route.ClientActionArgs) => saveDraft(args);

export const meta = hiddenPage('Update a Blog Post');

export default function UpdatePost({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { id, title, values, version, draft, address } = loaderData;
  return (
    <>
      <AdminHeading
        title="Update a Blog Post"
        crumbs={[{ label: 'All blog posts', to: href('/customer/all_blogposts') }, { label: 'Update' }]}
      >
        {title}
      </AdminHeading>
      <PostForm
        key={id}
        values={values}
        version={{ name: 'updatedAt', value: version }}
        draft={draft}
        outcome={outcome}
        submit="UPDATE"
        titleRequired
        waysOut={
          outcome &&
          'conflict' in outcome && <SaveConflict conflict={outcome.conflict} latest={address} draft={draft} />
        }
      />
    </>
  );
}
