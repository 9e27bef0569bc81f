import { smoothPath } from '../engine/canvas.ts';
import type { Canvas } from '../engine/canvas.ts';
import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Random } from '../../random.ts';
import { circles } from '../outdoors/sky.ts';
import { mirrored } from './face.ts';
import type { Look } from './look.ts';

const INK = hex('#17100d');
const CAP = 'M222 232Q214 150 300 138Q386 150 378 232Q372 190 352 176Q300 160 248 176Q228 190 222 232Z';

function coils(random: Random, cx: number, cy: number, rx: number, ry: number, n: number, r: number): string {
  const list: [number, number, number][] = [];
  for (let i = 0; i < n; i++) {
    const [a, k] = [random.between(0, 6.28), Math.sqrt(random.next())];
    list.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k, r * random.between(0.6, 1.2)]);
  }
  return circles(list);
}

/** What lies behind head and shoulders: long hair, a veil. */
export function drawBackHair(canvas: Canvas, look: Look, random: Random): void {
  if (look.hair === 'afro') {
    canvas.path(coils(random, 300, 208, 116, 104, 190, 24), css(INK));
    canvas.path(coils(random, 274, 180, 84, 70, 70, 12), css(hex('#3a2a22'), 0.6));
  }
  if (look.hair === 'braids' || look.hair === 'locs') {
    const thick = look.hair === 'locs' ? 17 : 11;
    for (let i = 0; i < 20; i++) {
      const x = 206 + i * 9.9;
      const edge = (x - 300) / 100;
      const d = `M${300 + edge * 70} 170Q${x + edge * 34} 260 ${x + edge * 46} ${random.between(440, 500)}`;
      canvas.path(
        d,
        'none',
        `stroke="${css(mix(INK, hex('#4a3327'), random.next() * 0.5))}" stroke-width="${thick}" stroke-linecap="round"`,
      );
    }
  }
  if (look.hair === 'curls') canvas.path(coils(random, 300, 250, 112, 120, 150, 22), css(INK));
  if (look.hair === 'bun') {
    canvas.ellipse([300, 112], 54, 46, css(INK));
    canvas.path(coils(random, 290, 102, 36, 28, 40, 8), css(hex('#3a2a22'), 0.6));
  }
  if (look.hair === 'hijab') {
    const veil = hex(look.head ?? '#2f5d5a');
    canvas.path(
      smoothPath(
        mirrored([
          [300, 104],
          [224, 126],
          [186, 210],
          [190, 330],
          [150, 440],
          [132, 600],
        ]),
      ),
      canvas.linear(
        [150, 0],
        [460, 0],
        [
          [0, dim(veil, 1.1)],
          [0.5, veil],
          [1, dim(veil, 0.55)],
        ],
      ),
    );
  }
}

/** Hair over the head. */
export function drawHair(canvas: Canvas, look: Look, random: Random): void {
  const tone = look.hair === 'silver' ? hex('#77716d') : INK;
  switch (look.hair) {
    case 'low':
    case 'silver':
      canvas.path(
        CAP,
        canvas.linear(
          [220, 130],
          [380, 230],
          [
            [0, mix(tone, hex('#ffffff'), 0.16)],
            [0.5, tone],
            [1, dim(tone, 0.7)],
          ],
        ),
      );
      return;
    case 'fade':
      canvas.path(
        'M224 226Q220 140 300 128Q380 140 376 226Q370 196 356 180Q330 164 300 166Q270 164 244 180Q230 196 224 226Z',
        css(INK),
      );
      canvas.path(coils(random, 296, 152, 58, 12, 70, 6), css(hex('#332620'), 0.8));
      return;
    case 'afro':
    case 'curls':
      canvas.path(coils(random, 300, 158, 92, 30, 80, 18), css(INK));
      canvas.path(coils(random, 276, 148, 64, 22, 46, 9), css(hex('#3a2a22'), 0.6));
      return;
    case 'bun':
      canvas.path(CAP, css(INK));
      for (let i = 0; i < 9; i++)
        canvas.path(
          `M${236 + i * 16} ${196 - Math.sin((i / 8) * 3.14) * 26}Q${270 + i * 7.5} 156 300 128`,
          'none',
          `stroke="${css(hex('#3f2e26'), 0.5)}" stroke-width="2.4"`,
        );
      return;
    case 'braids':
    case 'locs':
      canvas.path(CAP, css(INK));
      for (let i = 0; i < 11; i++)
        canvas.path(
          `M${300 + (i - 5) * 3} 140Q${300 + (i - 5) * 12} 158 ${300 + (i - 5) * 15.4} ${196 - Math.cos((i - 5) / 3.4) * 24}`,
          'none',
          `stroke="${css(hex('#4a382e'), 0.75)}" stroke-width="4"`,
        );
      return;
    case 'bald':
      canvas.path(
        'M236 190Q252 150 300 146Q348 150 364 190',
        'none',
        `stroke="${css(hex('#ffffff'), 0.12)}" stroke-width="14" stroke-linecap="round"`,
      );
  }
}
