import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { postsTexts as texts } from '#features/posts/texts.ts';
import { postFailed } from './failed.tsx';

/** The page of a post whose loader ended with this error. */
function pageAfter(error: unknown): string {
  const Page = createRoutesStub([
    { id: 'post', path: '/post/:slug', Component: () => null, ErrorBoundary: postFailed(texts.loadFailed) },
  ]);
  return renderToStaticMarkup(<Page initialEntries={['/post/a?x=1']} hydrationData={{ errors: { post: error } }} />);
}

test('a post that could not be loaded says so, and can be asked for again', () => {
  const html = pageAfter(new Error('the database is away'));
  expect(html).toContain('Error loading post.');
  expect(html).toMatch(/<a[^>]*href=""[^>]*>Try again/);
  expect(html).not.toContain('database');
});

test('a post that is not there is told apart from one that could not be loaded', () => {
  const notFound = { status: 404, statusText: '', internal: false, data: { message: texts.notFound } };
  expect(pageAfter(notFound)).toContain('Post not found');
  expect(pageAfter({ ...notFound, status: 503 })).toContain('Error loading post.');
});
