import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { loginPath } from '#core/paths.ts';
import type { Conflict } from '#core/conflict.ts';
import type { Ctx } from '#core/ctx.ts';
import { type FieldErrors, HTTP_STATUS, isAppError } from '#core/errors.ts';
import { type ListingInput, parseListing, readListingForm } from '#features/listings/write/contract.ts';
import { feesApart } from '#features/listings/form/errors.ts';
import { type FormStart, type ListingFormValues, readValues } from '#features/listings/form/values.ts';
import { listingsTexts as texts } from '#features/listings/texts.ts';
import { locate, statesInstead } from '#features/places/service.server.ts';
import { previewListing } from '#features/listings/page/preview.server.ts';
import { type Check, openQuestions, type Question } from '#features/listings/form/questions.ts';
import { outlookOf } from '#features/moderation/service.server.ts';
import { moderationTexts } from '#features/moderation/texts.ts';
import { formOf } from '#server/form.server.ts';
import { photoStep } from './listing-photos.server.ts';

/** More than a form can ask. */
const MOST_CONFIRMED = 20;
/** States that are named at most where a city is known in several. */
const MOST_STATES = 2;
/** Where a passage may stand, to be taken to by "Change". */
const WRITTEN = [
  'name',
  'description',
  'moreInfo',
  'address',
  'city',
  'sizeText',
  'email',
  'website',
  'socialMedia',
] as const;

/**
 * Takes the posted form of a listing. `save` gives where to go afterwards. Who is not signed in any more is sent to log
 * in and comes back; photos that came along without scripts are stored first. What was not saved comes back with the
 * reason and all that was posted, so that nothing is lost without scripts; where somebody else saved in between, `compare`
 * says what that was.
 */
export async function takeListing(
  ctx: Ctx,
  { request, url, params }: Pick<ActionFunctionArgs, 'request' | 'url' | 'params'>,
  save: (form: FormData) => Promise<string>,
  compare?: (mine: ListingFormValues) => Promise<Conflict>,
) {
  const form = await formOf(request);
  if (!ctx.viewer) throw redirect(loginPath(url.pathname));
  const failed = async (error: string, fields: FieldErrors, status: number, check?: Check) => {
    // Of a picture only the address came back; its tile crops it anyway.
    const images = form.getAll('imageUrls').map((url) => ({ url: String(url), width: 4, height: 3, placeholder: '' }));
    const posted: FormStart = {
      values: readValues(form, images),
      token: textOf(form, 'token'),
      version: textOf(form, 'updatedAt'),
      confirmed: form.getAll('confirmed').slice(0, MOST_CONFIRMED).map(String),
    };
    const conflict = status === HTTP_STATUS.conflict ? await compare?.(posted.values) : undefined;
    return data(
      { error, fields: conflict ? {} : feesApart(fields, posted.values), conflict, posted, check },
      { status },
    );
  };
  const place: FieldErrors = namesPlace(form) ? {} : { city: texts.placeMissing };
  try {
    const photos = await photoStep(ctx, form);
    if (photos.error) return await failed(photos.error, { imageUrls: photos.error }, 400);
    const isCheck = form.get('intent') === 'check';
    if (!photos.save && !isCheck) return await failed('', {}, 200);
    const raw = readListingForm(form);
    const listing = parseListing(raw);
    if (place.city) return await failed(place.city, place, HTTP_STATUS.invalid);
    const confirmed = form.getAll('confirmed').map(String);
    const questions = [
      ...openQuestions(readValues(form, []), confirmed),
      ...[...otherState(listing), ...(await heldWords(ctx, listing, params.listingId))].filter(
        ({ key }) => !confirmed.includes(key),
      ),
    ];
    if (isCheck) return await failed('', {}, 200, { questions, preview: await previewListing(ctx, raw) });
    if (questions.length > 0) return await failed('', {}, 200, { questions });
    throw redirect(await save(form));
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { code, message, fields = {} } = error;
    return failed(message, code === 'invalid' ? { ...place, ...fields } : fields, HTTP_STATUS[code]);
  }
}

/** What would keep the home back until a person has looked at it, to be changed before it is saved (TRUST-56). */
async function heldWords(ctx: Ctx, listing: ListingInput, id: string | undefined): Promise<Question[]> {
  const reasons = await outlookOf(ctx, listing, id);
  return reasons.map(({ rule, sentence, passage = '', mend }) => ({
    // Other words are asked about again.
    key: `${rule}:${passage.slice(0, 80)}`,
    field: WRITTEN.find((name) => listing[name].includes(passage)) ?? 'description',
    words: moderationTexts.wouldWait(sentence, passage, mend),
  }));
}

/** A city that is known in other states only: one of the two is easily a slip (LIST-59). */
function otherState({ city, state }: ListingInput): Question[] {
  const known = statesInstead({ city, state }).slice(0, MOST_STATES);
  if (known.length === 0) return [];
  return [
    {
      key: `state:${city}, ${state}`,
      field: 'state',
      words: `Is ${city} in ${state}? We know it in ${known.join(' and in ')}.`,
    },
  ];
}

/** Whether the words name a place that is known, or both a city and a state (LIST-58). */
function namesPlace(form: FormData): boolean {
  const [city, state, address] = [textOf(form, 'city'), textOf(form, 'state'), textOf(form, 'address')];
  if (city.trim() && state.trim()) return true;
  const place = locate({ city, state, address });
  return place !== null && place.kind !== 'state';
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 200) : '';
}
