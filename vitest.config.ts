import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
    globalSetup: ['tests/support/processes/cluster.ts'],
    setupFiles: ['tests/support/console.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Test files of a worker share the modules of the product: loading them anew for each took a third of the time.
    isolate: false,
  },
});
