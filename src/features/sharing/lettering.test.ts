import { describe, expect, test } from 'vitest';
import { letters, linesOf } from './lettering.server.ts';

const shapes = (text: string) => letters(text, 100).svg.match(/<path /g)?.length ?? 0;

describe('letters', () => {
  test('every sign of a price and every letter of our languages has an outline', () => {
    expect(shapes('₦2,500,000')).toBe(10);
    expect(shapes('ɗɓƙƴẹọṣịụńǹ')).toBe(11);
  });

  test('a tone mark without a letter of its own takes no room and stands over the letter before it', () => {
    expect(letters('Ọ̀ṣọ́', 100).width).toBeCloseTo(letters('Ọṣọ', 100).width);
    expect(shapes('Ọ̀ṣọ́')).toBe(5);
    const over = (text: string) =>
      Number(/translate\([\d.-]+ ([\d.-]+)\)"[^>]*><\/g>$/.exec(letters(text, 100).svg)?.[1]);
    expect(over('ọ̀')).toBe(0);
    expect(over('Ọ̀')).toBeLessThan(0);
  });

  test('letters grow with their size and come closer where they would gape', () => {
    expect(letters('Home', 80).width).toBeCloseTo(letters('Home', 40).width * 2);
    expect(letters('AV', 100).width).toBeLessThan(letters('A', 100).width + letters('V', 100).width);
  });

  test('what cannot be drawn is left out, marks of other languages too', () => {
    expect(letters('Café 🏡 家', 100).width).toBeCloseTo(letters('Cafe', 100).width);
    expect(letters('<script>&"', 100).svg).not.toMatch(/script|&|"</);
  });
});

describe('lines', () => {
  test('a short text is one line, as it is', () => {
    expect(linesOf('  Fine \n flat ', 50, 1000, 2)).toEqual(['Fine flat']);
    expect(linesOf('🏡', 50, 1000, 2)).toEqual([]);
  });

  test('a longer text breaks between words', () => {
    const lines = linesOf('Spacious three bedroom terraced duplex in Lekki', 50, 420, 4);
    expect(lines).toHaveLength(4);
    expect(lines.join(' ')).toBe('Spacious three bedroom terraced duplex in Lekki');
    for (const line of lines) expect(letters(line, 50).width).toBeLessThanOrEqual(420);
  });

  test('what has no room ends in an ellipsis', () => {
    const lines = linesOf('Spacious three bedroom terraced duplex with a pool and a gym in Lekki', 50, 600, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/[a-z]…$/);
    for (const line of lines) expect(letters(line, 50).width).toBeLessThanOrEqual(600);
  });

  test('one endless word is broken and cut, and takes no time', () => {
    const lines = linesOf('W'.repeat(50_000), 50, 600, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/W…$/);
    for (const line of lines) expect(letters(line, 50).width).toBeLessThanOrEqual(600);
  });
});
