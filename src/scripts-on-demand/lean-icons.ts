import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** Leaves out of Lucide's drawings what only its own function of icons needs: names, and random keys that do not compress. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ICON },
      handler: (code) => ({
        code: code
          .replaceAll(/,\s*key: "\w+"/g, '')
          .replace(/^ {2}(?:name|aliases|size): .*,$/gm, '')
          .replace(/^__iconData\.node;$/m, ''),
        map: null,
      }),
    },
  };
}
