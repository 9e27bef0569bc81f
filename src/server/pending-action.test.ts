import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../tests/support/world.ts';
import { answerContext, ctxContext } from './context.server.ts';
import { postponeAction, takePendingAction } from './pending-action.server.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

function request(cookies = '') {
  const context = new RouterContextProvider();
  const answer = { nonce: '', scripts: [] as string[], setCookies: [] as string[], cookiesOnceShown: [] as string[] };
  context.set(ctxContext, { ...world.ctx(), client: { address: '127.0.0.1', userAgent: '', cookies } });
  context.set(answerContext, answer);
  return { args: { context }, answer };
}

test('a postponed action is taken once, by the page that it is for', () => {
  const before = request();
  postponeAction(before.args, 'save-search', 'searchTerm=lekki; duplex&type=rent');
  const [line = ''] = before.answer.setCookies;
  expect(line).toMatch(/; Max-Age=1800; .*HttpOnly; .*SameSite=Lax/);

  const sent = `gidana.session=x; ${line.split(';')[0]}`;
  const other = request(sent);
  expect(takePendingAction(other.args, 'keep-home')).toBeNull();
  expect(other.answer.setCookies).toEqual([]);

  const after = request(sent);
  expect(takePendingAction(after.args, 'save-search')).toBe('searchTerm=lekki; duplex&type=rent');
  expect(after.answer.setCookies).toMatchObject(
    [/^gidana\.wish=; Max-Age=0; /].map((each) => expect.stringMatching(each)),
  );
});

test('an action that the release before postponed is taken', () => {
  const sent = `a=1; gidana.wish=keep-home.${encodeURIComponent('0199-id /listing/a home?x=1')}; b=2`;
  expect(takePendingAction(request(sent).args, 'keep-home')).toBe('0199-id /listing/a home?x=1');
});

test('what is too long for a cookie is not postponed, and a broken cookie breaks nothing', () => {
  const { args, answer } = request();
  postponeAction(args, 'save-search', 'x'.repeat(2_001));
  expect(answer.setCookies).toEqual([]);
  for (const broken of ['gidana.wish', 'gidana.wish=', 'gidana.wish=save-search', ';;=;']) {
    expect(takePendingAction(request(broken).args, 'save-search')).toBeNull();
  }
});
