import { href, redirect } from 'react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import { listPage } from '#core/paging.ts';
import { deletedRows, restore } from '#features/deleted/service.server.ts';
import { deletedTexts as texts } from '#features/deleted/texts.ts';
import { restoreListing } from '#features/publishing/service.server.ts';
import { flash } from '#server/flash.server.ts';
import { formOf } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { DeletedRows } from '../layout/deleted.tsx';
import { MoreRows } from '../layout/more-rows.tsx';
import { hiddenPage } from '../layout/page-meta.ts';
import { AdminHeading } from './admin-heading.tsx';
import type { Route } from './+types/deleted.ts';

export { Refused as ErrorBoundary } from './refused.tsx';

export const loader = pageLoader(async (ctx, { url }) => {
  const page = listPage(url.searchParams);
  const rows = await deletedRows(ctx, { ...page, limit: page.limit + 1 });
  return { page, rows: rows.slice(0, page.limit), more: rows.length > page.limit };
});

export const action = pageAction(async (ctx, args) => {
  const form = await formOf(args.request);
  const id = String(form.get('restore') ?? '');
  const { name } = form.get('kind') === 'post' ? await restore(ctx, 'post', id) : await restoreListing(ctx, id);
  flash(args, texts.restored(name));
  throw redirect(href('/customer/admin_deleted'));
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage(texts.title);

export default function AdminDeleted({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { page, rows, more } = loaderData;
  return (
    <>
      <AdminHeading title={texts.title}>{texts.lead}</AdminHeading>
      <FormError>{outcome?.error}</FormError>
      {rows.length > 0 || page.startIndex > 0 ? (
        <DeletedRows rows={rows} ofEverybody />
      ) : (
        <EmptyState icon={<Trash2 size={30} />} title={texts.empty} />
      )}
      <MoreRows page={page} more={more} />
    </>
  );
}
