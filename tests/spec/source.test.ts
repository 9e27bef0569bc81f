import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BROWSERS } from '../../scripts/browsers.ts';

/** What runs in production, by file. */
const sources = new Map(
  [...globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }), 'server.ts'].map((file) => [
    file.replaceAll('\\', '/'),
    readFileSync(file, 'utf8'),
  ]),
);
/** Where the pattern stands, each file once. */
const filesWith = (pattern: RegExp) =>
  [...sources]
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .toSorted();
const security = readFileSync('docs/security.md', 'utf8');

describe('cryptography', () => {
  test('each algorithm that the code names stands in the table of docs/security.md, and none that is broken', () => {
    const [, table = ''] = /## Cryptography\n([^]*?)\n## /.exec(security) ?? [];
    const named = [...sources.values()].flatMap((text) => [
      ...text.matchAll(/\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)\(\s*['"]([^'"]+)['"]/g),
      ...text.matchAll(/\bcrypto\.(argon2|scrypt)\(/g),
    ]);
    const algorithms = [...new Set(named.map(([, name = '']) => name))].toSorted();
    expect(algorithms).toContain('sha256');
    for (const name of algorithms) expect([name, table.includes(`\`${name}\``)]).toEqual([name, true]);
    expect(algorithms.filter((name) => /md5|sha-?1$|des|rc4|ecb|cbc/i.test(name))).toEqual([]);
    // What is named by a variable would not be found here.
    expect(filesWith(/\bcreate(Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)\(\s*[^'"\s]/)).toEqual([]);
  });

  test('nothing is drawn from a generator that can be foreseen', () => {
    expect(filesWith(/Math\.random/)).toEqual([]);
  });

  test('no certificate of another server is taken without being checked', () => {
    expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|insecureHTTPParser/)).toEqual(
      [],
    );
  });
});

describe('dangerous functions', () => {
  test('no text is run as code, and none is made an object but by JSON', () => {
    expect(filesWith(/\beval\(|new Function\(|from 'node:(vm|v8)'|set(Timeout|Interval)\(\s*['"`]/)).toEqual([]);
    expect(filesWith(/DOMParser|xml2js|fast-xml-parser|js-yaml|deserialize\(/)).toEqual([]);
  });

  test('markup is put into a page in three places: cleaned posts, scripts of our own, and the drawing of the map, of numbers and names of places', () => {
    expect(filesWith(/dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write/)).toEqual([
      'src/features/posts/ui/post-body.tsx',
      'src/features/search/ui/map-sketch.tsx',
      'src/scripts-on-demand/inline-script.tsx',
    ]);
  });

  test('programs are started for the embedded database alone, and never by a shell', () => {
    expect(filesWith(/node:child_process/)).toEqual([
      'src/db/embedded/postmaster.server.ts',
      'src/db/embedded/user.server.ts',
    ]);
    expect(filesWith(/execSync|shell: true/)).toEqual([]);
  });

  test('the server asks no address but those of its settings, and opens no other channel', () => {
    const server = [...sources].filter(([file]) => /\.server\.tsx?$|^src\/server\//.test(file) || file === 'server.ts');
    const asking = server.filter(([, text]) =>
      /\bfetch\(|https?\.(get|request)\(|from '(undici|axios|got)'/.test(text),
    );
    // The script in this one is for browsers.
    expect(asking.map(([file]) => file)).toEqual(['src/scripts-on-demand/defer-scripts.server.ts']);
    expect(filesWith(/WebSocket|EventSource|RTCPeerConnection|graphql|ldap|xpath|latex/i)).toEqual([]);
    // To our own service worker, which nobody else can reach.
    expect(filesWith(/postMessage/)).toEqual(['src/service-worker/use-offline-copies.ts']);
  });

  test('no pattern is made of what somebody typed', () => {
    expect(filesWith(/new RegExp\(/)).toEqual([
      'src/core/amounts.ts',
      'src/features/listings/masking/reaches.ts',
      'src/features/listings/masking/spoken.ts',
      'src/features/listings/masking/words.ts',
      'src/features/listings/property/size.ts',
      'src/features/media/files/api.server.ts',
      'src/features/moderation/rules/reading/account-number.ts',
      'src/features/moderation/rules/reading/bank-secrets.ts',
      'src/features/moderation/rules/reading/families.ts',
      'src/features/moderation/rules/reading/order.ts',
      'src/features/moderation/rules/reading/phrases.ts',
      'src/features/moderation/rules/reading/together.ts',
      'src/features/search/understand/offering.ts',
    ]);
  });

  test('nothing is printed but by the log and for the operator', () => {
    expect(filesWith(/\bconsole\.|process\.std(out|err)/)).toEqual([
      'server.ts',
      'src/process/progress.server.ts',
      'src/process/welcome.server.ts',
    ]);
  });

  test('nobody is kept from pasting a password', () => {
    expect(filesWith(/onPaste|['"]paste['"]/)).toEqual([]);
  });
});

/** Calls that no build translates and that some of the stated browsers lack. */
const NEWER =
  /\bAbortSignal\.any\b|\bURL\.(canParse|parse)\b|\bPromise\.(withResolvers|try)\b|\b(Object|Map)\.groupBy\b|\bArray\.fromAsync\b|\bIterator\.from\b/;

describe('browsers', () => {
  test('what they get uses nothing that is newer than the oldest that the README states', () => {
    const files = [...sources.keys()].filter(
      (file) => !/\.server\.tsx?$|^src\/(db|jobs|process|providers|server)\//.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    const readers = files.filter((file) => {
      // Comments may name what is avoided.
      const code = (sources.get(file) ?? '').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
      return NEWER.test(code);
    });
    expect(readers).toEqual([]);
  });

  test('the build aims at those that the README states', () => {
    const readme = readFileSync('README.md', 'utf8');
    for (const stated of ['Chrome and WebView 111', 'Safari 16.4', 'Firefox 128'])
      expect(readme, stated).toContain(stated);
    expect(BROWSERS).toEqual(['chrome111', 'safari16.4', 'firefox128']);
    for (const config of ['vite.config.ts', 'vite.worker.config.ts'])
      expect(readFileSync(config, 'utf8'), config).toContain('target: BROWSERS');
  });
});
