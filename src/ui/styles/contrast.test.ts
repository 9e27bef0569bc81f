import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const light = tokensAfter(':root {\n  color-scheme: light');
const dark = tokensAfter(":root:not([data-theme='light']) {");
const chosenDark = tokensAfter(":root[data-theme='dark'] {");

/** Text needs 4.5:1, the edge of a control and the focus ring 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: [front: string, behind: string[], least: number][] = [
  ['text', ['bg', 'surface', 'sunken', 'accent-soft', 'warning-soft', 'danger-soft', 'skeleton'], 4.5],
  ['muted', ['bg', 'surface', 'sunken', 'skeleton'], 4.5],
  ['link', ['bg', 'surface', 'sunken', 'accent-soft'], 4.5],
  ['accent-text', ['accent', 'accent-hover'], 4.5],
  ['danger-text', ['danger', 'danger-hover'], 4.5],
  ['danger-ink', ['bg', 'surface', 'danger-soft'], 4.5],
  ['warning-ink', ['warning-soft'], 4.5],
  ['control', ['bg', 'surface', 'sunken'], 3],
  ['accent', ['bg', 'surface'], 3],
  ['focus', ['bg', 'surface', 'sunken'], 3],
  // The inner tone of the ring, where it meets a filled button.
  ['bg', ['accent', 'danger', 'focus'], 3],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_theme, tokens) => {
  test.each(PAIRS.flatMap(([front, behind, least]) => behind.map((back) => [front, back, least] as const)))(
    '%s on %s has at least %f:1',
    (front, back, least) => {
      expect(contrast(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(least);
    },
  );
});

test('the dark theme is the same whether the device or the person chose it', () => {
  expect(chosenDark).toEqual(dark);
});

test('the dark theme answers every colour of the light one', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

function tokensAfter(start: string): Record<string, string> {
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`tokens.css has no block ${start}`);
  const block = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

function colour(tokens: Record<string, string>, name: string): string {
  const value = tokens[name];
  if (!value?.startsWith('#')) throw new Error(`--${name} is no colour`);
  return value;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
