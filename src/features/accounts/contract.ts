import { z } from 'zod';
import { messageAnswer } from '#core/answers.ts';
import { composed } from '#core/text/written.ts';
import { code } from './second-factor/contract.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './rules.ts';
import { accountsTexts as texts } from './texts.ts';

/** A name is greeted with and shown beside homes; one with an address in it would advertise in our name. */
const WEB_ADDRESS = /:\/\/|@|\bwww\.|[^\s.]{2,}\.[a-z]{2,}(?![^\s/,;:!?)])/i;
/** As many figures as a telephone number has: contacts are for people who have logged in. */
const NUMBER = /(?:\d\D{0,3}){7}/;
/** Control characters, and those that turn the direction of text around: a name with them can pose as another. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** Latin letters with Cyrillic or Greek ones between them, which look the same: so a name poses as another, or as ours. */
const MIXED = /(?=.*\p{Script=Latin})(?=.*[\p{Script=Cyrillic}\p{Script=Greek}])/u;

export const name = z
  .string(texts.nameMissing)
  .trim()
  .overwrite(composed)
  .min(1, texts.nameMissing)
  // What is longer is not searched for addresses: that takes the square of the length.
  .max(NAME_MAX, { error: texts.nameTooLong, abort: true })
  .refine((value) => !UNSEEN.test(value) && !MIXED.test(value), texts.nameStrange)
  .refine((value) => !WEB_ADDRESS.test(value), texts.nameAddress)
  .refine((value) => !NUMBER.test(value), texts.nameNumber);

export const email = z
  .string(texts.emailMissing)
  .trim()
  .toLowerCase()
  .min(1, texts.emailMissing)
  .max(EMAIL_MAX, texts.emailWrong)
  .pipe(z.email(texts.emailWrong));

const newPassword = z
  .string(texts.passwordMissing)
  .min(1, texts.passwordMissing)
  .min(PASSWORD_MIN, texts.passwordShort)
  .max(PASSWORD_MAX, texts.passwordLong);

const givenPassword = z
  .string(texts.passwordMissing)
  .min(1, texts.passwordMissing)
  .max(PASSWORD_MAX, texts.passwordLong);

export const registerBody = z.object({ name, email, password: newPassword }).meta({ id: 'Registration' });
export type Registration = z.infer<typeof registerBody>;

export const loginBody = z.object({ email, password: givenPassword, code: code.optional() }).meta({ id: 'Login' });
export type Login = z.infer<typeof loginBody>;

export const resetRequestBody = z.object({ email }).meta({ id: 'PasswordResetRequest' });

const token = z.string(texts.resetLinkOld).min(1, texts.resetLinkOld).max(200, texts.resetLinkOld);
export const resetBody = z.object({ token, password: newPassword }).meta({ id: 'PasswordReset' });
export type Reset = z.infer<typeof resetBody>;

/** The password asked for again before something that cannot be taken back; empty where it was given a short while ago. */
export const currentPassword = z.string().max(PASSWORD_MAX, texts.passwordLong).optional();

const passwordChangeBody = z.object({ current: givenPassword, password: newPassword });
export type PasswordChange = z.infer<typeof passwordChangeBody>;

/** Forms ask for a new password twice; the calls do not (ACC-21). */
const typedTwice = <T extends { password: string; retype: string }>({ password, retype }: T) => password === retype;
const differ = { path: ['retype'], error: texts.passwordsDiffer, when: () => true };
const retype = z.string(texts.passwordsDiffer).max(PASSWORD_MAX, texts.passwordLong);

export const passwordChangeForm = passwordChangeBody.extend({ retype }).refine(typedTwice, differ);
export const registerForm = registerBody.extend({ retype }).refine(typedTwice, differ);
export const resetForm = resetBody.extend({ retype }).refine(typedTwice, differ);

/** A person as the API shows them to themselves (ACC-20). Nothing else leaves: no hash, no session. */
export const userAnswer = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    phone: z.string().nullable().describe('Digits, as text because of a leading zero.'),
    country: z.string().nullable(),
    address: z.string().nullable(),
    state: z.string().nullable(),
    city: z.string().nullable(),
    zip: z.number().nullable(),
    website: z.string().nullable(),
    facebook: z.string().nullable(),
    twitter: z.string().nullable(),
    linkedin: z.string().nullable(),
    instagram: z.string().nullable(),
    pinterest: z.string().nullable(),
    youtube: z.string().nullable(),
    isAdmin: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userAnswer>;

export const loginAnswer = messageAnswer.extend({ user: userAnswer }).meta({ id: 'SignedIn' });
