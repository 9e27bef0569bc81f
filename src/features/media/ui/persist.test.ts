import { expect, test } from 'vitest';
import { OPERATION_RETRY_MS, UPLOAD_RETRY_MS } from '../rules.ts';
import { persist, type Surroundings } from './persist.ts';
import { failureOf, UploadFailure } from './upload-failure.ts';

/** A clock that only sleeping moves, and a network that is off until a moment. */
function surroundings(onlineFrom = 0) {
  const clock = { now: 0, sleeps: [] as number[] };
  const around: Surroundings = {
    now: () => clock.now,
    sleep: async (milliseconds) => {
      clock.sleeps.push(milliseconds);
      clock.now += milliseconds;
    },
    isOnline: () => clock.now >= onlineFrom,
    waitOnline: async (milliseconds) => void (clock.now = Math.min(onlineFrom, clock.now + milliseconds)),
  };
  return { clock, around };
}

const lost = () => Promise.reject(failureOf(0, ''));
const quiet = { signal: new AbortController().signal, onWaiting: () => undefined };

test('a passing failure is tried again after ever longer pauses, until it works', async () => {
  const { clock, around } = surroundings();
  const waits: boolean[] = [];
  let tries = 0;
  const attempt = (progressed: () => void) => {
    if (++tries < 8) return lost();
    progressed();
    return Promise.resolve('/media/1-a.jpg');
  };
  const options = { ...quiet, surroundings: around, onWaiting: (waiting: boolean) => void waits.push(waiting) };
  expect(await persist(attempt, options)).toBe('/media/1-a.jpg');
  expect(clock.sleeps).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect([waits[0], waits.at(-1)]).toEqual([true, false]);
});

test('one operation is given up after two minutes, the whole upload after ten', async () => {
  const first = surroundings();
  await expect(persist(lost, { ...quiet, surroundings: first.around })).rejects.toBeInstanceOf(UploadFailure);
  expect(first.clock.now).toBe(OPERATION_RETRY_MS);
  const second = surroundings();
  const slow = (progressed: () => void) => {
    progressed();
    return lost();
  };
  await expect(persist(slow, { ...quiet, surroundings: second.around })).rejects.toBeInstanceOf(UploadFailure);
  expect(second.clock.now).toBe(UPLOAD_RETRY_MS);
});

test('an operation that took long before it failed is tried again all the same', async () => {
  const { clock, around } = surroundings();
  let tries = 0;
  const attempt = () => {
    clock.now += OPERATION_RETRY_MS + 1;
    return ++tries === 1 ? lost() : Promise.resolve('there');
  };
  expect(await persist(attempt, { ...quiet, surroundings: around })).toBe('there');
});

test('without a network it waits for it, longer than an operation may take but not longer than an upload', async () => {
  const back = surroundings(5 * 60_000);
  let tries = 0;
  const attempt = () => (++tries === 1 ? lost() : Promise.resolve('there'));
  expect(await persist(attempt, { ...quiet, surroundings: back.around })).toBe('there');
  expect(tries).toBe(2);
  const never = surroundings(Number.POSITIVE_INFINITY);
  await expect(persist(lost, { ...quiet, surroundings: never.around })).rejects.toBeInstanceOf(UploadFailure);
  expect(never.clock.now).toBe(UPLOAD_RETRY_MS);
});

test('what the server refuses for good is not tried again', async () => {
  const { clock, around } = surroundings();
  const body = JSON.stringify({ success: false, message: 'This file is empty.' });
  for (const status of [400, 401, 403, 413, 415, 507]) {
    const refused = persist(() => Promise.reject(failureOf(status, body)), { ...quiet, surroundings: around });
    await expect(refused).rejects.toMatchObject({ message: 'This file is empty.', passing: false });
  }
  expect(clock.sleeps).toEqual([]);
  for (const status of [0, 408, 409, 423, 429, 500, 502, 503, 504]) expect(failureOf(status, '').passing).toBe(true);
  expect(failureOf(502, '<html>').message).toBe('Image upload failed');
});

test('a stopped upload ends at once', async () => {
  const stop = new AbortController();
  const attempt = () => {
    stop.abort();
    return lost();
  };
  await expect(persist(attempt, { ...quiet, signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
});
