import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Canvas } from '../engine/canvas.ts';
import type { Look } from './look.ts';
import { skinOf } from './face.ts';

/** Brows, eyes, nose, mouth; calm and friendly. */
export function drawFeatures(canvas: Canvas, look: Look): void {
  const skin = skinOf(look);
  const shade = mix(dim(skin, 0.4), hex('#2a0d14'), 0.3);
  const hair = look.hair === 'silver' || look.beard === 'silver' ? '#8d8884' : '#17100d';
  for (const [x, way] of [
    [264, -1],
    [336, 1],
  ] as const) {
    canvas.ellipse([x, 248], 24, 15, css(shade, 0.2));
    canvas.path(`M${x - 19} 250Q${x} 235 ${x + 19} 250Q${x} 261 ${x - 19} 250Z`, '#f4eee8');
    canvas.ellipse([x, 248], 8.6, 8.8, '#2a1710');
    canvas.ellipse([x, 248], 4.6, 4.8, '#0c0605');
    canvas.ellipse([x - 3, 245], 2.4, 2.4, '#ffffff');
    canvas.path(
      `M${x - 20} 250Q${x} 232 ${x + 20} 250`,
      'none',
      `stroke="#140b09" stroke-width="${look.woman ? 5 : 3.6}" stroke-linecap="round"`,
    );
    if (look.woman)
      canvas.path(
        `M${x + way * 18} 248l${way * 8} -6`,
        'none',
        'stroke="#140b09" stroke-width="3.4" stroke-linecap="round"',
      );
    canvas.path(
      `M${x - 25} ${224 + (way < 0 ? 3 : 0)}Q${x + way * 2} ${look.woman ? 208 : 212} ${x + 25} ${224 + (way > 0 ? 3 : 0)}`,
      'none',
      `stroke="${hair}" stroke-width="${look.woman ? 6 : 8.5}" stroke-linecap="round" stroke-opacity="0.92"`,
    );
  }
  canvas.path('M303 240Q309 270 322 288Q326 300 312 304L300 304Z', css(shade, 0.2));
  canvas.path(
    'M277 294Q279 307 292 304Q300 310 308 304Q321 307 323 294',
    'none',
    `stroke="${css(shade, 0.75)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`,
  );
  canvas.ellipse([297, 286], 7, 10, css(dim(skin, 1.7), 0.34));
  const lips = look.woman ? hex('#9c3a3c') : mix(dim(skin, 0.72), hex('#7a3a35'), 0.4);
  canvas.path('M268 324Q285 315 300 320Q315 315 332 324Q300 334 268 324Z', css(dim(lips, 0.8)));
  canvas.path('M270 325Q300 337 330 325Q318 345 300 345Q282 345 270 325Z', css(lips));
  canvas.path(
    'M268 324Q300 334 332 324',
    'none',
    'stroke="#2a0f0d" stroke-width="2.6" stroke-linecap="round" stroke-opacity="0.75"',
  );
  canvas.ellipse([294, 338], 14, 3, css(hex('#ffffff'), 0.16));
  if (look.glasses) {
    for (const x of [263, 337])
      canvas.path(
        `M${x - 30} 236q2 -12 14 -12h32q12 0 14 12q0 32 -30 32q-30 0 -30 -32Z`,
        'rgba(255,255,255,0.1)',
        'stroke="#1d1a19" stroke-width="5"',
      );
    canvas.path(
      'M293 240Q300 234 307 240M233 238L219 246M367 238L381 246',
      'none',
      'stroke="#1d1a19" stroke-width="5"',
    );
  }
  if (look.earrings)
    for (const x of [219, 381])
      canvas.ellipse(
        [x, 290],
        7,
        9,
        canvas.radial([x - 2, 286], 9, [
          [0, hex('#fff0bd')],
          [1, hex('#b9852f')],
        ]),
      );
}

/** Moustache and beard. */
export function drawBeard(canvas: Canvas, look: Look): void {
  if (!look.beard) return;
  const c = hex(look.beard === 'silver' ? '#9a9591' : '#17100d');
  const moustache = 'M262 318Q282 304 300 311Q318 304 338 318Q318 314 300 318Q282 314 262 318Z';
  if (look.beard === 'stubble') {
    canvas.path(
      'M224 276Q230 340 282 360Q300 364 318 360Q370 340 376 276Q366 312 338 318Q300 300 262 318Q234 312 224 276ZM268 324Q300 336 332 324Q318 346 300 346Q282 346 268 324Z',
      css(c, 0.3),
      'fill-rule="evenodd"',
    );
    return;
  }
  canvas.path(moustache, css(c, 0.9));
  if (look.beard === 'goatee') canvas.path('M276 340Q300 352 324 340Q326 368 300 374Q274 368 276 340Z', css(c, 0.92));
  else
    canvas.path(
      'M220 262Q224 344 276 368Q300 378 324 368Q376 344 380 262Q372 306 342 320Q300 306 258 320Q228 306 220 262ZM264 323Q300 338 336 323Q322 349 300 349Q278 349 264 323Z',
      css(c, 0.93),
      'fill-rule="evenodd"',
    );
}
