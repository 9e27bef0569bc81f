import { z } from 'zod';
import { count } from '#core/web/parameters.ts';
import { MAX_LIMIT, MAX_START_INDEX, PAGE_SIZE } from '#core/paging.ts';
import { coreTexts } from '#core/texts.ts';
import { dialledNumber } from '#core/text/phone.ts';
import { oneLine } from '#core/text/written.ts';
import { currentPassword, email, name, userAnswer } from '../contract.ts';
import * as rules from '../profile/rules.ts';
import { profileTexts as texts } from '../profile/texts.ts';

const PHONE = /^\+?\d{1,15}$/;
const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i;
/** A name at a network, or an address without its beginning: "@ada", "ada.homes", "www.homes.example/ada". */
const HANDLE = /^[^\s:<>"]+$/;

/** Forms and older clients send numbers as text and text as numbers; null and an empty text clear the field. */
const written = (message: string) =>
  z.union([z.string(), z.number(), z.null()], message).transform((value) => oneLine(String(value ?? '')));
const orNull = (value: string) => (value === '' ? null : value);

const line = (most: number) =>
  written(texts.tooLong(most)).pipe(z.string().max(most, texts.tooLong(most)).transform(orNull));

const phone = written(texts.phoneWrong)
  .transform((value) => value.replace(/[\s().-]/g, ''))
  .refine((value) => value === '' || PHONE.test(value), texts.phoneWrong)
  .transform((value) => orNull(dialledNumber(value)));

const zip = written(texts.zipWrong)
  .transform((value) => (value === '' ? null : Number(value)))
  .pipe(z.int(texts.zipWrong).min(0, texts.zipWrong).max(rules.ZIP_MAX, texts.zipWrong).nullable());

const link = written(texts.linkWrong).pipe(
  z
    .string()
    .max(rules.LINK_MAX, texts.tooLong(rules.LINK_MAX))
    .refine((value) => value === '' || WEB_ADDRESS.test(value) || HANDLE.test(value), texts.linkWrong)
    .transform(orNull),
);

/** The profile fields that changed (API-7); whatever else is sent is ignored, `isAdmin` too. */
export const profileChange = z
  .object({
    name,
    email,
    /** The address of an own upload; empty takes the photo away. */
    avatar: z.union([z.string().max(500), z.null()], texts.photoWrong).transform((url) => url || null),
    phone,
    country: line(rules.PLACE_MAX),
    address: line(rules.ADDRESS_MAX),
    state: line(rules.PLACE_MAX),
    city: line(rules.PLACE_MAX),
    zip,
    website: link,
    facebook: link,
    twitter: link,
    linkedin: link,
    instagram: link,
    pinterest: link,
    youtube: link,
  })
  .partial()
  .meta({ id: 'ProfileChange' });
export type ProfileChange = z.output<typeof profileChange>;

/** The fields of a profile as a form was opened with them, written as JSON. */
const seenFields = z.preprocess(
  (text) => (typeof text === 'string' && text.length < 10_000 ? parsed(text) : text),
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]), coreTexts.invalid),
);
export type SeenFields = z.output<typeof seenFields>;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The profile form: what its fields were when it was opened comes with it, and the password for a new email address. */
export const profileForm = profileChange
  .omit({ avatar: true })
  .extend({ current: currentPassword, seen: seenFields.optional() });

export const userParams = z.object({ userId: z.uuid(texts.userIdWrong) });

export const usersQuery = z.object({
  limit: count(1, MAX_LIMIT, coreTexts.limitWrong).default(PAGE_SIZE),
  startIndex: count(0, MAX_START_INDEX, coreTexts.startIndexWrong).default(0),
});

/** The last month goes back to the same day of the month before. */
export const usersAnswer = z
  .object({
    users: z.array(userAnswer),
    totalUsers: z.int(),
    lastMonthUsers: z.int(),
  })
  .meta({ id: 'Users' });
export type Users = z.infer<typeof usersAnswer>;
