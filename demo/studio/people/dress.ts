import { smoothPath } from '../engine/canvas.ts';
import type { Canvas } from '../engine/canvas.ts';
import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Random } from '../../random.ts';
import { circles } from '../outdoors/sky.ts';
import { mirrored } from './face.ts';
import type { Look } from './look.ts';

const SHOULDERS = smoothPath(
  mirrored([
    [300, 446],
    [262, 410],
    [236, 396],
    [186, 420],
    [126, 452],
    [96, 520],
    [84, 640],
  ]),
  0.45,
);

/** Round motifs as on printed cotton. */
function print(canvas: Canvas, random: Random, colour: string): void {
  const spots: [number, number, number][] = [];
  for (let y = 420; y < 610; y += 38)
    for (let x = 110 + ((y / 38) % 2) * 20; x < 500; x += 42) {
      if (y > 462 || Math.abs(x - 300) > 60) spots.push([x + random.between(-3, 3), y + random.between(-3, 3), 12]);
    }
  canvas.path(circles(spots), css(hex(colour), 0.85));
  canvas.path(
    circles(spots.map(([x, y, r]): [number, number, number] => [x, y, r * 0.5])),
    css(dim(hex(colour), 0.45), 0.8),
  );
}

/** Shoulders and clothes. */
export function drawDress(canvas: Canvas, look: Look, random: Random): void {
  const main = hex(look.cloth[0]);
  const body = canvas.linear(
    [110, 430],
    [490, 600],
    [
      [0, dim(main, 1.22)],
      [0.5, main],
      [1, dim(main, 0.55)],
    ],
  );
  canvas.path(SHOULDERS, body);
  canvas.within(SHOULDERS, () => drawCloth(canvas, look, random));
}

function drawCloth(canvas: Canvas, look: Look, random: Random): void {
  const [main, accent] = [hex(look.cloth[0]), hex(look.cloth[1])];
  const clip = 'stroke-linecap="round"';
  switch (look.dress) {
    case 'suit':
    case 'blazer':
      canvas.path('M244 396L300 560L356 396Q300 470 244 396Z', css(look.dress === 'suit' ? hex('#f6f3ee') : accent));
      if (look.dress === 'suit') canvas.path('M286 440L314 440L319 464L310 620L290 620L281 464Z', css(accent));
      canvas.path('M246 392L214 414L226 486L256 500L296 620L300 560Z', css(dim(main, 0.8)));
      canvas.path('M354 392L386 414L374 486L344 500L304 620L300 560Z', css(dim(main, 0.55)));
      return;
    case 'kaftan':
    case 'agbada':
      if (look.dress === 'agbada') {
        canvas.path('M100 520Q210 470 236 440L262 600H90Z', css(dim(main, 1.12), 0.8));
        canvas.path('M500 520Q390 470 364 440L338 600H510Z', css(dim(main, 0.6), 0.7));
      }
      canvas.path('M246 400Q300 478 354 400L346 440Q322 470 318 620H282Q278 470 254 440Z', css(dim(main, 0.86)));
      for (let i = 0; i < 5; i++)
        canvas.path(
          `M${300 - 14 - i * 2} ${476 + i * 26}q14 -18 ${28 + i * 4} 0q-14 18 -${28 + i * 4} 0Z`,
          'none',
          `stroke="${css(accent)}" stroke-width="3.4"`,
        );
      canvas.path('M240 396Q300 486 360 396', 'none', `stroke="${css(accent)}" stroke-width="7" ${clip}`);
      return;
    case 'isiagu':
      print(canvas, random, look.cloth[1]);
      canvas.path('M238 392Q300 456 362 392L356 420Q300 474 244 420Z', css(dim(main, 0.6)));
      canvas.path('M300 452V620', 'none', `stroke="${css(dim(main, 0.5))}" stroke-width="4"`);
      for (let y = 486; y < 600; y += 34) canvas.ellipse([300, y], 6, 6, css(hex('#d9b25f')));
      return;
    case 'blouse':
      print(canvas, random, look.cloth[1]);
      canvas.path('M240 396Q300 490 360 396Q350 506 300 514Q250 506 240 396Z', css(dim(main, 0.4), 0.25));
      canvas.path('M238 394Q300 492 362 394', 'none', `stroke="${css(accent)}" stroke-width="9" ${clip}`);
      return;
    case 'polo':
      canvas.path('M240 392L300 462L264 492L216 416Z', css(mix(main, hex('#ffffff'), 0.18)));
      canvas.path('M360 392L300 462L336 492L384 416Z', css(dim(main, 0.72)));
      canvas.path('M300 462V560', 'none', `stroke="${css(dim(main, 0.5))}" stroke-width="4"`);
      for (const y of [500, 528]) canvas.ellipse([300, y], 4.5, 4.5, css(accent));
      return;
    case 'drape':
      canvas.path('M104 560Q200 420 300 440Q420 450 500 580V640H96Z', css(dim(main, 0.85), 0.55));
      for (let i = 0; i < 6; i++)
        canvas.path(
          `M${130 + i * 26} ${520 + i * 8}Q${250 + i * 20} ${430 + i * 26} 470 ${520 + i * 24}`,
          'none',
          `stroke="${css(i % 2 ? dim(main, 0.6) : accent, 0.6)}" stroke-width="4"`,
        );
      return;
    default:
  }
}
