import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { BROWSERS } from './scripts/browsers.ts';
import { leanIcons } from './src/scripts-on-demand/lean-icons.ts';
import { replaceLoaders } from './src/scripts-on-demand/replace-loaders.ts';
import { visitorsChunk } from './src/scripts-on-demand/visitors-chunk.ts';

export default defineConfig({
  resolve: {
    alias: [{ find: '../createLucideIcon.mjs', replacement: join(import.meta.dirname, 'src/ui/lucide-icon.tsx') }],
    noExternal: ['lucide-react'],
  },
  build: {
    // A file of its own is cached for ever; a data: address would need a wider security policy.
    assetsInlineLimit: 0,
    target: BROWSERS,
  },
  environments: {
    // One server bundle: the pages and the API must share the same module instances.
    ssr: { build: { rolldownOptions: { input: './src/server/entry.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The manifest that each visitor loads names them all: a letter less of each is 150 bytes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
                // Small parts that come together: each file of its own costs its headers and a name in every page's list.
                { name: 'fields', test: /\/ui\/forms\/(field|number-field|select)\.tsx|chevron-down/, priority: 0 },
                { name: visitorsChunk, test: /\.(tsx?|mjs|css)$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [tailwindcss(), reactRouter(), replaceLoaders(), leanIcons()],
});
