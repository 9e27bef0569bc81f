import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { BROWSERS } from './scripts/browsers.ts';

const client = join(import.meta.dirname, 'build/client');

/** Builds the worker beside the pages, as one file that names their build. */
export default defineConfig({
  publicDir: false,
  define: {
    BUILD: JSON.stringify(
      createHash('sha256')
        .update(readdirSync(join(client, 'assets')).toSorted().join('\n'))
        .digest('hex')
        .slice(0, 12),
    ),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    target: BROWSERS,
    rolldownOptions: {
      input: join(import.meta.dirname, 'src/service-worker/worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
    },
  },
});
