import { stringify } from 'csv-stringify/sync';
import { fail } from '#core/errors.ts';
import { listingPath, postPath } from '#core/paths.ts';
import { coreTexts } from '#core/texts.ts';
import { referenceOf } from '#features/listings/rules.ts';
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
  const { columns, lines } = await sheetOf[Object.hasOwn(sheetOf, list) ? (list as keyof typeof sheetOf) : 'none'](
    ctx,
    url,
  );
  await audit.record(ctx, 'list.export', {
    subjectId: list,
    subjectName: `${list}, ${lines.length === 1 ? '1 row' : `${lines.length} rows`}`,
  });
  // A cell that begins like a formula is written so that a spreadsheet takes it for text.
  const body = stringify(lines, { columns, header: true, bom: true, escape_formulas: true });
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

/** What a file holds: its headings, which stand there also where nothing was found, and its lines. */
interface Sheet {
  columns: string[];
  lines: unknown[][];
}
type SheetOf = (ctx: Parameters<typeof everyListing>[0], url: URL) => Promise<Sheet>;

function sheet<Row>(rows: readonly Row[], cells: Record<string, (row: Row) => unknown>): Sheet {
  return { columns: Object.keys(cells), lines: rows.map((row) => Object.values(cells).map((cell) => cell(row))) };
}

const sheetOf = {
  listings: async (ctx, url) =>
    sheet((await everyListing(ctx, MOST, listingsAsked(url))).rows, {
      Reference: (row) => referenceOf(row.reference),
      'Date posted': (row) => row.updatedAt,
      Name: (row) => row.name,
      Place: (row) => row.placeName,
      'Price in naira': (row) => row.naira,
      Per: (row) => PER[row.type],
      Type: (row) => row.type,
      Status: (row) => row.status,
      Seller: (row) => row.sellerName,
      "Seller's id": (row) => row.userRef,
      Page: (row) => new URL(listingPath(row.slug), ctx.settings.publicUrl).href,
    }),
  users: async (ctx, url) =>
    sheet((await userRows(ctx, MOST, usersAsked(url))).rows, {
      Id: (row) => row.id,
      'Date created': (row) => row.createdAt,
      Name: (row) => row.name,
      Email: (row) => row.email,
      Admin: (row) => (row.isAdmin ? 'yes' : 'no'),
      Suspended: (row) => (row.isSuspended ? 'yes' : 'no'),
      Listings: (row) => row.homes,
    }),
  messages: async (ctx, url) =>
    sheet((await messageRows(ctx, MOST, messagesAsked(url))).rows, {
      When: (row) => row.createdAt,
      Name: (row) => row.name,
      Email: (row) => row.email,
      Phone: (row) => row.phone,
      Message: (row) => row.message,
    }),
  posts: async (ctx, url) =>
    sheet((await postRows(ctx, MOST, postsAsked(url))).rows, {
      Id: (row) => row.id,
      'Date posted': (row) => row.updatedAt,
      Title: (row) => row.title,
      Tags: (row) => row.tags,
      Page: (row) => new URL(postPath(row.slug), ctx.settings.publicUrl).href,
    }),
  none: () => fail('not_found', coreTexts.notFound),
} satisfies Record<string, SheetOf>;
