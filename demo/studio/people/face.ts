import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Canvas } from '../engine/canvas.ts';
import { smoothPath } from '../engine/canvas.ts';
import type { Colour } from '../engine/colour.ts';
import type { Point } from '../engine/vector.ts';
import type { Look } from './look.ts';

const SKINS = ['#b07a52', '#9a6442', '#855235', '#6f422b', '#5c3624', '#4a2b1e'] as const;

export const skinOf = (look: Look): Colour => hex(SKINS[look.skin]);

/** Points left of the middle line, mirrored to the right. */
export const mirrored = (left: readonly Point[]): Point[] => [
  ...left,
  ...left
    .toReversed()
    .filter(([x]) => x < 300)
    .map(([x, y]): Point => [600 - x, y]),
];

const FACE: readonly Point[] = [
  [300, 138],
  [258, 146],
  [228, 182],
  [219, 236],
  [226, 288],
  [250, 332],
  [280, 356],
];

const SOFT: readonly Point[] = [
  [300, 140],
  [260, 148],
  [231, 184],
  [223, 236],
  [230, 284],
  [254, 326],
  [284, 350],
];

/** The neck down to the collar, with the shadow of the chin. */
export function drawNeck(canvas: Canvas, look: Look): void {
  const skin = skinOf(look);
  const shade = mix(dim(skin, 0.5), hex('#3a1420'), 0.2);
  const wide = look.woman ? 6 : 0;
  const neck = `M${258 + wide} 290Q${262 + wide} 372 ${236 + wide} 400L230 470H370L${364 - wide} 400Q${338 - wide} 372 ${342 - wide} 290Z`;
  canvas.path(
    neck,
    canvas.linear(
      [246, 0],
      [356, 0],
      [
        [0, dim(skin, 0.98)],
        [0.5, dim(skin, 0.8)],
        [1, dim(skin, 0.58)],
      ],
    ),
  );
  canvas.within(neck, () => canvas.ellipse([306, 352], 64, 34, css(shade, 0.55)));
}

/** Ears and head with the light from the left. */
export function drawHead(canvas: Canvas, look: Look): void {
  const skin = skinOf(look);
  const shade = mix(dim(skin, 0.5), hex('#3a1420'), 0.2);
  if (look.hair !== 'hijab') {
    for (const [x, k] of [
      [221, 1],
      [379, 0.8],
    ] as const) {
      canvas.ellipse([x, 258], 15, 25, css(dim(skin, 0.86 * k)));
      canvas.ellipse([x + (x < 300 ? 3 : -3), 258], 8, 15, css(shade, 0.4));
    }
  }
  const outline = smoothPath(mirrored(look.woman ? SOFT : FACE), 0.5);
  canvas.path(
    outline,
    canvas.linear(
      [215, 150],
      [390, 340],
      [
        [0, dim(skin, 1.28)],
        [0.45, skin],
        [1, dim(skin, 0.62)],
      ],
    ),
  );
  // The side away from the light, the brow and the cheeks.
  canvas.path('M322 140Q384 150 380 240Q376 318 312 356Q352 300 348 240Q346 176 322 140Z', css(shade, 0.22));
  canvas.ellipse(
    [256, 292],
    30,
    24,
    canvas.radial([256, 292], 30, [
      [0, dim(skin, 1.6), 0.4],
      [1, skin, 0],
    ]),
  );
  canvas.ellipse(
    [286, 184],
    46,
    26,
    canvas.radial(
      [286, 184],
      46,
      [
        [0, dim(skin, 1.6), 0.34],
        [1, skin, 0],
      ],
      0.6,
    ),
  );
  if (look.woman)
    for (const x of [254, 344])
      canvas.ellipse(
        [x, 298],
        24,
        16,
        canvas.radial(
          [x, 298],
          24,
          [
            [0, hex('#c4503f'), 0.26],
            [1, hex('#c4503f'), 0],
          ],
          0.7,
        ),
      );
}
