import { afterEach, beforeEach, expect, vi } from 'vitest';

// Something printed to the error stream is a defect that a test would otherwise pass over.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
