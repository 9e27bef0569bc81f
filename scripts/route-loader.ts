import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FRAMEWORKS = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const OURS = fileURLToPath(new URL('../src/entry.route-module.ts', import.meta.url));

/** Puts our loader of routes in the place of the framework's; a build in which it finds none fails. */
export function routeLoader(): Plugin {
  let found = false;
  return {
    name: 'route-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!source.endsWith('/routeModules.js')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      if (!resolved || !FRAMEWORKS.test(resolved.id)) return null;
      found = true;
      return OURS;
    },
    buildEnd(error) {
      if (!error && !found)
        this.error('The framework no longer loads routes where scripts/route-loader.ts looks for it.');
    },
  };
}
