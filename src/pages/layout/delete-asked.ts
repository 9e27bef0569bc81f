import { fail } from '#core/errors.ts';
import { pageTexts } from '#core/page-texts.ts';

/** Lets nothing but a form that says so delete: what a page does not know, from an older page or half sent, changes nothing. */
export function ensureDeleteAsked(form: FormData): void {
  if (form.get('intent') !== 'delete') fail('invalid', pageTexts.tryAgain);
}
