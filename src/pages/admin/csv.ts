import { stringify } from 'csv-stringify/sync';
import { fail } from '#core/errors.ts';
import { listingPath, postPath } from '#core/paths.ts';
import { coreTexts } from '#core/texts.ts';
import * as audit from '#features/audit/service.server.ts';
import { everyListing } from '#features/listings/admin/service.server.ts';
import { userRows } from '#features/accounts/users/service.server.ts';
import { pageLoader } from '#server/loader.server.ts';
import { messageRows } from '#features/contact/service.server.ts';
import { postRows } from '#features/posts/service-read.server.ts';
import { listingsAsked, messagesAsked, postsAsked, usersAsked } from './asked.ts';
import type { Route } from './+types/csv.ts';

/** The rows of one file; whoever needs more narrows the list. */
const MOST = { limit: 10_000, startIndex: 0 };

/** A list of the admins' as a file for spreadsheets, narrowed as the list is; each download is on record (ADMIN-25). */
export const loader = pageLoader(async (ctx, { params: { list }, url }: Route.LoaderArgs) => {
  const rows = await rowsOf[Object.hasOwn(rowsOf, list) ? (list as keyof typeof rowsOf) : 'none'](ctx, url);
  await audit.record(ctx, 'list.export', { subjectId: list, subjectName: `${list}, ${rows.length} rows` });
  // A cell that begins like a formula is written so that a spreadsheet takes it for text.
  const body = stringify(rows, { header: true, bom: true, escape_formulas: true });
  const day = ctx.now().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="gidana-${list}-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
});

/** What one price covers. */
const PER = { rent: 'year', shortlet: 'night', sale: '' };

type RowsOf = (ctx: Parameters<typeof everyListing>[0], url: URL) => Promise<object[]>;

const rowsOf = {
  listings: async (ctx, url) =>
    (await everyListing(ctx, MOST, listingsAsked(url))).rows.map((row) => ({
      Reference: `GD-${row.reference}`,
      'Date posted': row.updatedAt,
      Name: row.name,
      Place: row.placeName,
      'Price in naira': row.naira,
      Per: PER[row.type],
      Type: row.type,
      Status: row.status,
      Seller: row.sellerName,
      "Seller's id": row.userRef,
      Page: new URL(listingPath(row.slug), ctx.settings.publicUrl).href,
    })),
  users: async (ctx, url) =>
    (await userRows(ctx, MOST, usersAsked(url))).rows.map((row) => ({
      Id: row.id,
      'Date created': row.createdAt,
      Name: row.name,
      Email: row.email,
      Admin: row.isAdmin ? 'yes' : 'no',
      Suspended: row.isSuspended ? 'yes' : 'no',
      Listings: row.homes,
    })),
  messages: async (ctx, url) =>
    (await messageRows(ctx, MOST, messagesAsked(url))).rows.map((row) => ({
      When: row.createdAt,
      Name: row.name,
      Email: row.email,
      Phone: row.phone,
      Message: row.message,
    })),
  posts: async (ctx, url) =>
    (await postRows(ctx, MOST, postsAsked(url))).rows.map((row) => ({
      Id: row.id,
      'Date posted': row.updatedAt,
      Title: row.title,
      Tags: row.tags,
      Page: new URL(postPath(row.slug), ctx.settings.publicUrl).href,
    })),
  none: () => fail('not_found', coreTexts.notFound),
} satisfies Record<string, RowsOf>;
