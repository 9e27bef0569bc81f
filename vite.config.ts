import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  // One server bundle: the pages and the API must share the same module instances.
  build: {
    rollupOptions: isSsrBuild ? { input: './src/server/entry.ts' } : {},
    // A file of its own is cached for ever; a data: address would need a wider security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  plugins: [tailwindcss(), reactRouter()],
}));
