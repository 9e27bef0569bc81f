// No package that runs in production has a known serious hole. Without the registry's answer nothing is known, and that is said.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  timeout: 30_000,
});
const { metadata, vulnerabilities = {} } = parse(stdout);
if (!metadata) {
  process.stdout.write('The registry did not say which packages have known holes: not checked.\n');
  process.exit(0);
}
const serious = Object.values(vulnerabilities).filter(({ severity }) => ['high', 'critical'].includes(severity));
for (const { name, severity, range } of serious) process.stdout.write(`${name} ${range}: ${severity}\n`);
process.exit(serious.length > 0 ? 1 : 0);

/** @param {string | null} text */
function parse(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return {};
  }
}
