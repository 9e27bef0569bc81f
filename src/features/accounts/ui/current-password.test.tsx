import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AskedPassword } from './current-password.tsx';

test.each([
  ['where the page asked for it', { asked: true }, true],
  ['where the page was left open until it was needed', { asked: false, error: 'Please enter it again.' }, true],
  ['not where it was given lately', { asked: false }, false],
])('the password is asked for %s', (_when, props, isAsked) => {
  expect(renderToStaticMarkup(<AskedPassword {...props} />).includes('name="current"')).toBe(isAsked);
});
