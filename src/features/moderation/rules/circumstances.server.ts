import type { Ctx } from '#core/ctx.ts';
import { middleOf } from '#features/figures/service.server.ts';
import { numbersIn, fold } from '#features/listings/masking/mask.ts';
import { kindOf } from '#features/listings/property/kinds.ts';
import { placeById } from '#features/places/service.server.ts';
import { priceFact } from './circumstantial.ts';
import type { Circumstances, Middle, Subject } from './contract.ts';
import * as repo from './repo.server.ts';

const COUNT_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What is known about a stored home beside its own words (TRUST-2), in two statements. */
export async function circumstancesOf(ctx: Ctx, listingId: string, subject: Subject): Promise<Circumstances> {
  const asked = { listingId, phones: phonesOf(subject), description: subject.description, now: ctx.now() };
  const known = await repo.circumstancesOf(ctx.db, asked);
  return { ...known, middle: (await middleAround(ctx, listingId)) ?? undefined };
}

/** More of them say nothing more. */
const MOST_PHONES = 20;

/** The numbers of a home: its contact, and what its words give as one (TRUST-50). */
function phonesOf({ phone, ...subject }: Subject): string[] {
  const texts = [subject.name, subject.description, subject.moreInfo, subject.address, subject.socialMedia];
  const said = texts.flatMap((text) => [...numbersIn(fold(text).folded)].map(({ digits }) => digits));
  return [...new Set([phone, ...said.filter((digits) => digits.length >= 10)])].slice(0, MOST_PHONES);
}

/** The middle price of homes like this one around it, in words; null where too few are known. */
async function middleAround(ctx: Ctx, listingId: string): Promise<Middle | null> {
  const figure = await middleOf(ctx, listingId);
  if (!figure) return null;
  const { asked, median: price, homes: count, spread, isDear, place, kind, bedrooms } = figure;
  const label = (kindOf(kind)?.label ?? kind).toLowerCase();
  const plural = label.endsWith('land') ? `pieces of ${label}` : `${label}s`;
  const what = bedrooms === 0 ? `${plural} by the square metre` : `${COUNT_WORDS[bedrooms]}-bed ${plural}`;
  return { asked, price, count, spread, isDear, placeName: placeById(place)?.name ?? place, what };
}

/** What seekers should know of the price: "40 % below the middle price of 35 two-bed flats in Yaba"; null where there is nothing to say (TRUST-4). */
export async function priceFactOf(ctx: Ctx, listingId: string): Promise<string | null> {
  const middle = await middleAround(ctx, listingId);
  return middle && priceFact(middle);
}
