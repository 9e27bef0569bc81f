import { expect, test } from 'vitest';
import { z } from 'zod';
import { readForm, typedValues } from './form.server.ts';

const schema = z.looseObject({ name: z.string().min(5) });

const posted = (fields: Record<string, string>) =>
  new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(fields) });

test('a refused form comes back as it was typed, without its passwords', async () => {
  const request = posted({ name: 'Ada', city: 'Jos', password: 'secret', current: 'secret', code: '123456' });
  await expect(readForm(request, schema)).rejects.toMatchObject({ code: 'invalid' });
  expect(typedValues(request)).toEqual({ name: 'Ada', city: 'Jos' });
});

test('a form of thousands of fields is none of ours, and does not come back', async () => {
  const request = posted(Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`f${n}`, '1'])));
  await expect(readForm(request, schema)).rejects.toMatchObject({ code: 'invalid' });
  expect(typedValues(request)).toEqual({});
});
