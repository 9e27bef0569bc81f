import type { Ctx } from '#core/ctx.ts';
import { naira } from '#core/money.ts';
import { middleOf } from '#features/figures/service.server.ts';
import { numbersIn, fold } from '#features/listings/masking/mask.ts';
import { plural } from '#features/listings/card/words.ts';
import { kindOf } from '#features/listings/property/kinds.ts';
import { placeById } from '#features/places/service.server.ts';
import { isMarked } from '../marks.server.ts';
import { priceFact } from './circumstantial.ts';
import type { Circumstances, Middle, Subject } from './contract.ts';
import * as repo from './repo.server.ts';

const COUNT_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What is known about a stored home beside its own words (TRUST-2), in three statements. */
export async function circumstancesOf(ctx: Ctx, listingId: string, subject: Subject): Promise<Circumstances> {
  const phones = phonesOf(subject);
  const known = await repo.circumstancesOf(ctx.db, {
    listingId,
    phones,
    description: subject.description,
    now: ctx.now(),
  });
  const ofSuspendedForFraud = known.ofSuspendedForFraud || (await isMarked(ctx, listingId, phones));
  return { ...known, ofSuspendedForFraud, middle: (await middleAround(ctx, listingId)) ?? undefined };
}

/** More of them say nothing more. */
const MOST_PHONES = 20;

/** The numbers of a home: its contact, and what its words give as one (TRUST-50). */
function phonesOf({ phone, ...subject }: Subject): string[] {
  const texts = [subject.name, subject.description, subject.moreInfo, subject.address, subject.socialMedia];
  // A number may begin in one of them and end in the next.
  const said = [...texts, texts.join('\n')].flatMap((text) =>
    [...numbersIn(fold(text).folded)].map(({ digits }) => digits),
  );
  return [...new Set([phone, ...said.filter((digits) => digits.length >= 10)])].slice(0, MOST_PHONES);
}

/** The middle price of homes like this one around it, in words; null where too few are known. */
async function middleAround(ctx: Ctx, listingId: string): Promise<Middle | null> {
  const figure = await middleOf(ctx, listingId);
  if (!figure) return null;
  const { asked, median: price, homes: count, spread, isDear, place, kind, bedrooms } = figure;
  const label = (kindOf(kind)?.label ?? kind).toLowerCase();
  const homes = label.endsWith('land') ? `pieces of ${label}` : plural(label);
  const what = bedrooms === 0 ? `${homes} by the square metre` : `${COUNT_WORDS[bedrooms]}-bed ${homes}`;
  return { asked, price, count, spread, isDear, placeName: placeById(place)?.name ?? place, what };
}

/** "₦2,400,000 is the middle price of 35 two-bed flats in Yaba", for admins; null where too few are known. */
export async function middleLineOf(ctx: Ctx, listingId: string): Promise<string | null> {
  const middle = await middleAround(ctx, listingId);
  return (
    middle && `${naira(middle.price)} is the middle price of ${middle.count} ${middle.what} in ${middle.placeName}.`
  );
}

/** What seekers should know of the price: "40 % below the middle price of 35 two-bed flats in Yaba"; null where there is nothing to say (TRUST-4). */
export async function priceFactOf(ctx: Ctx, listingId: string): Promise<string | null> {
  const middle = await middleAround(ctx, listingId);
  return middle && priceFact(middle);
}
