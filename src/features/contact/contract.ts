import { z } from 'zod';
import { manyLines, oneLine } from '#core/text/written.ts';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from './rules.ts';
import { contactTexts as texts } from './texts.ts';

/** The contact form as it is posted. */
export const contactForm = z.object({
  name: z.string().overwrite(oneLine).min(1, texts.nameMissing).max(NAME_MAX, texts.nameLong),
  email: z
    .string()
    .overwrite(oneLine)
    .toLowerCase()
    .min(1, texts.emailMissing)
    .max(EMAIL_MAX, texts.emailWrong)
    .pipe(z.email(texts.emailWrong)),
  phone: z
    .string()
    .overwrite(oneLine)
    .max(PHONE_MAX, texts.phoneWrong)
    .regex(/^[\d\s+()./-]*$/, texts.phoneWrong)
    .default(''),
  message: z.string().overwrite(manyLines).min(1, texts.messageMissing).max(MESSAGE_MAX, texts.messageLong),
  /** Proves when the form was opened. */
  opened: z.string().max(200).default(''),
  /** Hidden from people; programs fill it in. */
  website: z.string().max(1_000).default(''),
});
export type ContactForm = z.infer<typeof contactForm>;
