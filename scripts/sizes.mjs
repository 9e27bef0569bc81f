// Small rooms: the median source file stays under 90 lines, none grows over 220, and no folder holds more than 25 files.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'server.ts', 'bench', 'scripts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !/\.test\.tsx?$|\/migrations\/|\.d\.ts$/.test(file));
const sizes = files.map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }));
const tooLong = sizes.filter(({ lines }) => lines > 220);
const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
const median = sorted[Math.floor(sorted.length / 2)] ?? 0;

process.stdout.write(`${sizes.length} source files, median ${median} lines, longest ${sorted.at(-1) ?? 0}\n`);
for (const { file, lines } of tooLong) process.stdout.write(`${file} has ${lines} lines; split it by meaning\n`);
if (median >= 90) process.stdout.write('The median source file should be under 90 lines.\n');

const folders = Map.groupBy(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'tests', 'demo'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (file) => /\.(ts|tsx|mjs|css|sql)$/.test(file) && !file.includes('/migrations/') && existsSync(join(root, file)),
    ),
  dirname,
);
const crowded = [...folders].filter(([, files]) => files.length > 25);
for (const [folder, files] of crowded)
  process.stdout.write(`${folder} holds ${files.length} files; split it by meaning\n`);
process.exit(tooLong.length > 0 || median >= 90 || crowded.length > 0 ? 1 : 0);
