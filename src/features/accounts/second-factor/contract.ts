import { z } from 'zod';
import { secondFactorTexts as texts } from './texts.ts';

/** Six digits of the app, or a recovery code, however they are spaced and dashed. */
export const code = z
  .string(texts.codeAsked)
  .max(40, texts.codeWrong)
  .toLowerCase()
  .transform((typed) => typed.replaceAll(/[^a-z\d]/g, '').replace(/^(\w{5})(\w{5})$/, '$1-$2'))
  .pipe(z.string().min(1, texts.codeAsked))
  .meta({ description: 'Six digits of the authenticator app, or a recovery code.' });
