import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FRAMEWORKS = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const OURS = fileURLToPath(new URL('load-route-module.ts', import.meta.url));

/** Builds the browser's bundle with our loader of routes in place of the framework's; fails where there is none to replace. */
export function replaceRouteLoader(): Plugin {
  let found = false;
  return {
    name: 'replace-route-loader',
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
      if (error || found) return;
      this.error('The framework no longer loads routes where src/scripts-on-demand/replace-route-loader.ts looks.');
    },
  };
}
