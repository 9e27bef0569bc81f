import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts, MAX_TOASTS, TOAST_MS } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.list().map((toast) => toast.text);

test('a toast goes after five seconds and not before', () => {
  const toasts = createToasts();
  toasts.show('Saved');
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(texts(toasts)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual([]);
  expect(TOAST_MS).toBe(5000);
});

test('while somebody reads no time passes, and afterwards the rest of it does', () => {
  const toasts = createToasts();
  toasts.show('Saved');
  vi.advanceTimersByTime(3000);
  toasts.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts(toasts)).toEqual(['Saved']);
  toasts.resume();
  vi.advanceTimersByTime(1999);
  expect(texts(toasts)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual([]);
});

test('a toast that comes while somebody reads waits too', () => {
  const toasts = createToasts();
  toasts.show('First');
  toasts.pause();
  toasts.show('Second');
  vi.advanceTimersByTime(60_000);
  expect(texts(toasts)).toEqual(['First', 'Second']);
  toasts.resume();
  vi.advanceTimersByTime(TOAST_MS);
  expect(texts(toasts)).toEqual([]);
});

test('dismissing the last one under the pointer does not hold the next one for ever', () => {
  const toasts = createToasts();
  toasts.show('First');
  toasts.pause();
  toasts.dismiss(toasts.list()[0]?.id ?? 0);
  toasts.show('Second');
  vi.advanceTimersByTime(TOAST_MS);
  expect(texts(toasts)).toEqual([]);
});

test('the oldest makes room when there are too many', () => {
  const toasts = createToasts();
  for (let n = 1; n <= MAX_TOASTS + 1; n++) toasts.show(`Toast ${n}`, 'error');
  expect(texts(toasts)).toEqual(['Toast 2', 'Toast 3', 'Toast 4']);
});

test('the same words again start their time again instead of standing twice', () => {
  const toasts = createToasts();
  toasts.show('Saved');
  vi.advanceTimersByTime(4000);
  toasts.show('Saved');
  expect(texts(toasts)).toEqual(['Saved']);
  vi.advanceTimersByTime(4000);
  expect(texts(toasts)).toEqual(['Saved']);
  vi.advanceTimersByTime(1000);
  expect(texts(toasts)).toEqual([]);
});

test('listeners hear of every change until they leave', () => {
  const toasts = createToasts();
  const heard = vi.fn<() => void>();
  const leave = toasts.subscribe(heard);
  toasts.show('Saved');
  vi.advanceTimersByTime(TOAST_MS);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  toasts.show('Saved');
  expect(heard).toHaveBeenCalledTimes(2);
});

test('news take the place of older news, and refusals stay beside them', () => {
  const toasts = createToasts();
  toasts.show('Paused');
  toasts.show('It could not be saved', 'error');
  toasts.show('Resumed');
  expect(texts(toasts)).toEqual(['It could not be saved', 'Resumed']);
});
