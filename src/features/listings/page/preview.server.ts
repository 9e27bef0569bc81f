import type { Ctx } from '#core/ctx.ts';
import { requireViewer } from '#core/viewer.ts';
import * as media from '#features/media/service.server.ts';
import { asksForRooms, kindOnCard } from '../property/kinds.ts';
import { type FullRow, toCard, toListing } from '../repo-columns.server.ts';
import { type ListingInput, parseListing } from '../write/contract.ts';
import { derivedOf } from '../derived/derived.server.ts';
import { billOf, factsOf } from './wording.server.ts';

/** Photos from which every room has usually been shown. */
const ENOUGH_PHOTOS = 5;
const SHORT_DESCRIPTION = 150;

/** A home as visitors will see it, while nothing is stored: its card, its page, and what would have it found more often. */
export type ListingPreview = Awaited<ReturnType<typeof previewListing>>;

/** What `raw` looks like once it is live, for whoever is signed in (LIST-60). Throws `invalid` as `createListing` does. */
export async function previewListing(ctx: Ctx, raw: unknown) {
  const { id: userId } = requireViewer(ctx);
  const input = parseListing(raw);
  const { imageUrls, ...columns } = input;
  const stored = await media.imagesOf(ctx, imageUrls);
  const images = imageUrls.flatMap((url) => stored.get(url) ?? []);
  const now = ctx.now();
  const row: FullRow = {
    ...columns,
    ...derivedOf(columns),
    id: 'preview',
    slug: 'preview',
    reference: 0,
    userId,
    status: 'active',
    images,
    exclusive: false,
    contactsPausedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const listing = toListing(row, false);
  return {
    card: toCard({ ...row, cover: images[0] ?? null }, { withContact: false, isMasked: true }),
    listing: { ...listing, ...kindOnCard(listing.propertyType), reference: 'It gets one when it is live' },
    cost: billOf(listing),
    facts: factsOf(listing),
    advice: adviceOn(input, listing.feesStated),
  };
}

/** Fees by the names that descriptions give them. */
const FEE_WORDS = /\b(?:agency|legal|agreement|caution|service charge|commission)\b/i;

/** What people look for and this home does not say yet, what counts most first. */
function adviceOn(input: ListingInput, feesStated: 'all' | 'some' | 'none'): string[] {
  const { imageUrls, description, moreInfo, address, features, sizeSqm, sizeText, titlePaper, type, propertyType } =
    input;
  const photos = ENOUGH_PHOTOS - imageUrls.length;
  const isLand = !asksForRooms(propertyType) && features.length === 0;
  const missing: readonly [boolean, string][] = [
    [
      photos > 0,
      `${photos} more ${photos === 1 ? 'photo' : 'photos'}: kitchen, bathroom, street and gate are looked for first.`,
    ],
    [
      feesStated !== 'all',
      `${FEE_WORDS.test(`${description} ${moreInfo}`) ? 'The fees that your text names, in their own fields under Fees' : 'All its fees'}, 0 where there is none: who searches by what moving in costs finds only homes that state them.`,
    ],
    [
      features.length === 0 && !isLand,
      'What it has, power and water first: who asks for these finds only homes that tick them.',
    ],
    [sizeSqm === null && sizeText === '', 'Its size: who searches by size does not find it.'],
    [type === 'sale' && titlePaper === null, 'Its title paper: buyers choose by it.'],
    [address === '', 'Its street: it can be found by that, and stands nearer to its place on the map.'],
    [
      description.length < SHORT_DESCRIPTION,
      'A longer description: what the street is like, what is near, when it is free.',
    ],
  ];
  return missing.flatMap(([isMissing, words]) => (isMissing ? [words] : []));
}
