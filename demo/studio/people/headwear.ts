import { type Canvas, smoothPath } from '../engine/canvas.ts';
import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Point } from '../engine/vector.ts';
import { mirrored } from './face.ts';
import type { Look } from './look.ts';

/** Cloth that is bright where the light comes from and dark on the other side. */
function sheen(canvas: Canvas, from: Point, to: Point, cloth: string): string {
  const c = hex(cloth);
  return canvas.linear(from, to, [
    [0, dim(c, 1.35)],
    [0.5, c],
    [1, dim(c, 0.5)],
  ]);
}

const points = (...flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i): Point => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0]);

/** Cloth wound around the head; the higher, the more festive. */
function wrap(canvas: Canvas, cloth: string, tall: number): void {
  const c = hex(cloth);
  const top = 150 - tall;
  const narrow = tall < 60 ? 28 : 0;
  const around = mirrored(points(300, top, 226, top + 14, 178 + narrow, top + tall * 0.66, 196, 172, 216, 216));
  const brow = points(250, 182, 300, 168, 350, 182);
  const d = smoothPath([...around.slice(0, 5), ...brow, ...around.slice(5)], 0.42);
  canvas.path(d, sheen(canvas, [180, top], [420, 220], cloth));
  canvas.within(d, () => {
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const rise = 190 - t * (40 + tall * 0.9);
      const fold = `M170 ${rise + 30}Q${270 + t * 30} ${rise - 30 - tall * 0.16} 430 ${rise + 44 - t * 70}`;
      const tone = css(i % 2 ? dim(c, 0.45) : dim(c, 1.8));
      canvas.path(fold, 'none', `stroke="${tone}" stroke-opacity="0.42" stroke-width="${5 + 4 * (1 - t)}"`);
    }
    canvas.path('M200 220Q300 120 400 220', 'none', `stroke="${css(dim(c, 0.4), 0.5)}" stroke-width="12"`);
  });
}

/** A veil around the face and over the shoulders. */
function hijab(canvas: Canvas, cloth: string): void {
  const fold = css(dim(hex(cloth), 0.45), 0.45);
  const ring = smoothPath(mirrored(points(300, 112, 236, 126, 204, 196, 206, 290, 214, 380, 250, 470, 288, 486)));
  const face = smoothPath(mirrored(points(300, 160, 262, 166, 238, 200, 234, 250, 242, 300, 268, 340, 290, 352)));
  canvas.path(`${ring}${face}`, sheen(canvas, [200, 120], [400, 380], cloth), 'fill-rule="evenodd"');
  for (const [x, y] of points(216, 420, 222, 444, 230, 470)) {
    const far = 600 - x;
    const d = `M${x} 300Q${x + 14} ${y - 40} 300 ${y - 34}Q${far + 2} ${y - 44} ${far} 310`;
    canvas.path(d, 'none', `stroke="${fold}" stroke-width="4"`);
  }
}

/** A soft cap that leans to one side, as Yoruba men wear it. */
function fila(canvas: Canvas, cloth: string): void {
  const c = hex(cloth);
  const cap = 'M222 206Q214 120 286 104Q352 92 392 128Q402 150 380 204Q300 166 222 206Z';
  canvas.path(cap, sheen(canvas, [220, 100], [390, 210], cloth));
  canvas.path('M286 104Q340 124 380 204Q398 150 392 128Q350 92 286 104Z', css(dim(c, 0.6), 0.55));
  canvas.path('M222 206Q300 166 380 204', 'none', `stroke="${css(dim(c, 0.5))}" stroke-width="5"`);
}

/** A stiff round cap; embroidered in the north, plain red for titled men of the east. */
function cap(canvas: Canvas, cloth: string, embroidered: boolean): void {
  const c = hex(cloth);
  canvas.path('M224 208L232 118Q300 94 368 118L376 208Q300 178 224 208Z', sheen(canvas, [224, 0], [376, 0], cloth));
  canvas.ellipse([300, 116], 68, 16, css(dim(c, 0.85)));
  if (!embroidered) return;
  const thread = css(mix(c, hex('#f3e6c4'), 0.6), 0.8);
  for (let i = 0; i < 9; i++) {
    canvas.path(`M${234 + i * 16.5} ${190 - Math.sin((i / 8) * 3.14) * 10}l8 -16l8 16l-8 -36Z`, thread);
  }
}

/** What is worn on the head, if anything. */
export function drawHeadwear(canvas: Canvas, look: Look): void {
  const { head = '#2f4a6a' } = look;
  if (look.hair === 'gele') wrap(canvas, head, 108);
  if (look.hair === 'scarf') wrap(canvas, head, 34);
  if (look.hair === 'hijab') hijab(canvas, head);
  if (look.hair === 'fila') fila(canvas, head);
  if (look.hair === 'hula') cap(canvas, head, true);
  if (look.hair === 'red-cap') cap(canvas, '#a3211f', false);
}
