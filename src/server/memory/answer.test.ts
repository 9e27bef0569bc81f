import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Answer, createAnswer } from './answer.ts';

test('a kept answer takes no more memory than its bytes, in each form', async () => {
  await using app = Fastify();
  let answer: Answer | undefined;
  const plain = Buffer.from('<p>Two-bed flat in Yaba</p>'.repeat(2_000));
  app.get('/', async (_request, reply) => {
    answer = await createAnswer(reply, plain, () => {});
    return '';
  });
  await app.inject('/');
  for (const encoding of ['br', 'gzip', 'identity']) {
    const packed = await answer?.packed(encoding);
    expect(packed?.body.buffer.byteLength).toBe(packed?.body.length);
  }
  expect(answer?.bytes()).toBeGreaterThan(plain.length);
});
