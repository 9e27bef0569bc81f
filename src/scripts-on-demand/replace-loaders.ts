import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROUTE_LOADER = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const IMPORT_HELPER = '\0vite/preload-helper.js';
const ours = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Builds the browser's bundle with our loaders of routes and of other code, in place of the framework's and the bundler's;
 * fails where there is none to replace.
 */
export function replaceLoaders(): Plugin {
  const missing = new Set(['routes', 'imports']);
  return {
    name: 'replace-loaders',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // Of code in one file, Vite would name none.
    config: () => ({
      build: { modulePreload: { resolveDependencies: (file, others) => [...new Set([file, ...others])] } },
    }),
    async resolveId(source, importer) {
      if (source === IMPORT_HELPER) {
        missing.delete('imports');
        return ours('import-code.ts');
      }
      if (!source.endsWith('/routeModules.js')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (!resolved || !ROUTE_LOADER.test(resolved.id)) return null;
      missing.delete('routes');
      return ours('load-route-module.ts');
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      this.error(`src/scripts-on-demand/replace-loaders.ts finds no loader of ${[...missing].join(' and ')}.`);
    },
  };
}
