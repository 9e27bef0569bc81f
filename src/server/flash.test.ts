import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createWorld } from '../../tests/support/world.ts';
import { answerContext, ctxContext } from './context.server.ts';
import { flash, takeFlash } from './flash.server.ts';

const attributes = (cookie: string) => cookie.split('; ').slice(1).sort();

test('a message lives through one redirect and is shown once', async () => {
  await using world = await createWorld();
  const request = (cookies: string) => {
    const context = new RouterContextProvider();
    const answer = { nonce: '', scripts: [] as string[], setCookies: [] as string[], cookiesOnceShown: [] as string[] };
    context.set(ctxContext, { ...world.ctx(), client: { address: '127.0.0.1', userAgent: '', cookies } });
    context.set(answerContext, answer);
    return { args: { context }, answer };
  };

  const action = request('');
  flash(action.args, 'Saved; ẹ káàbọ̀, “50%”', 'info');
  const [cookie = ''] = action.answer.setCookies;
  expect(cookie).toMatch(/^gidana\.flash=[!-~]+; /);
  expect(attributes(cookie)).toEqual(['HttpOnly', 'Max-Age=60', 'Path=/', 'SameSite=Lax']);

  const page = request(`gidana.session=x; ${cookie.split(';')[0]}`);
  expect(takeFlash(page.args)).toMatchObject({ text: 'Saved; ẹ káàbọ̀, “50%”', tone: 'info' });
  expect(page.answer.setCookies).toEqual([]);
  expect(page.answer.cookiesOnceShown).toHaveLength(1);
  const [used = ''] = page.answer.cookiesOnceShown;
  expect(used).toMatch(/^gidana\.flash=; /);
  expect(attributes(used)).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax']);

  const next = request('gidana.session=x');
  expect(takeFlash(next.args)).toBeNull();
  expect(next.answer.cookiesOnceShown).toEqual([]);

  const value = decodeURIComponent(/=([^;]+)/.exec(cookie)?.[1] ?? '');
  const others = [
    value.replace('Saved', 'Your account is blocked'),
    value.replace('.info.', '.error.'),
    value.replace(/^[^.]+/, ''),
    // What the release before wrote.
    'logged-in',
    '',
  ];
  for (const other of others) {
    expect(takeFlash(request(`gidana.flash=${encodeURIComponent(other)}`).args), other).toBeNull();
  }
});
