import type { Random } from '../../random.ts';
import { css, hex } from '../engine/colour.ts';
import type { Detail } from '../engine/solid.ts';

type Motif = 'adire' | 'arches' | 'kente' | 'sun';

/** A framed picture: resist-dyed cloth, arches, woven bands or a sun over hills. */
export function art(
  random: Random,
  u: number,
  v: number,
  w: number,
  h: number,
  motif: Motif = random.pick(['adire', 'arches', 'kente', 'sun']),
): Detail {
  return (on) => {
    on.rect(u + 0.03, v - 0.05, u + w + 0.05, v + h - 0.02, css(on.stage.mood.shadow, 0.25));
    on.rect(u - 0.03, v - 0.03, u + w + 0.03, v + h + 0.03, on.tone('#3a2c20'), 0.02);
    on.rect(u, v, u + w, v + h, on.tone('#f4eee2'), 0.02);
    const [a, b, c, d] = [u + w * 0.1, v + h * 0.1, u + w * 0.9, v + h * 0.9];
    const ring = (x: number, y: number, r: number) =>
      Array.from(
        { length: 20 },
        (_, i) => [x + Math.cos((i * Math.PI) / 10) * r, y + Math.sin((i * Math.PI) / 10) * r, 0.02] as const,
      );
    if (motif === 'adire') {
      on.rect(a, b, c, d, on.tone('#23396b'), 0.02);
      const n = 4;
      for (let i = 0; i < n; i++)
        for (let j = 0; j < Math.round((n * h) / w); j++) {
          const [x, y] = [a + ((c - a) * (i + 0.5)) / n, b + ((d - b) * (j + 0.5)) / Math.round((n * h) / w)];
          const r = ((c - a) / n) * 0.36;
          on.shape(ring(x, y, r), on.tone('#c9d6ea'));
          on.shape(ring(x, y, r * 0.7), on.tone('#2c4682'));
          on.shape(ring(x, y, r * 0.34), on.tone('#dfe7f3'));
        }
    } else if (motif === 'kente') {
      const bands = ['#b5472f', '#e0a63c', '#2f5d4a', '#1f2a44', '#e6d3ac'];
      for (let i = 0; i < 9; i++)
        on.rect(a, b + ((d - b) * i) / 9, c, b + ((d - b) * (i + 1)) / 9, on.tone(random.pick(bands)), 0.02);
      for (let i = 0; i < 5; i++)
        on.rect(
          a + ((c - a) * i) / 5,
          b,
          a + ((c - a) * (i + 0.35)) / 5,
          d,
          css(on.tone(random.pick(bands)), 0.85),
          0.02,
        );
    } else if (motif === 'sun') {
      on.rect(a, b, c, d, on.tone('#f0d9b4'), 0.02);
      on.shape(ring((a + c) / 2, b + (d - b) * 0.58, (c - a) * 0.26), on.tone('#d9663c'));
      on.shape(
        [
          [a, b, 0.02],
          [c, b, 0.02],
          [c, b + (d - b) * 0.34, 0.02],
          [a + (c - a) * 0.5, b + (d - b) * 0.5, 0.02],
          [a, b + (d - b) * 0.28, 0.02],
        ],
        on.tone('#8a4a32'),
      );
      on.shape(
        [
          [a, b, 0.02],
          [c, b, 0.02],
          [c, b + (d - b) * 0.16, 0.02],
          [a + (c - a) * 0.3, b + (d - b) * 0.26, 0.02],
          [a, b + (d - b) * 0.2, 0.02],
        ],
        on.tone('#3f4a3a'),
      );
    } else {
      on.rect(a, b, c, d, on.tone('#e9dfcf'), 0.02);
      ['#b9654a', '#d9a066', '#4a5f55'].forEach((code, i) => {
        const r = (c - a) * (0.42 - i * 0.13);
        const arc = Array.from(
          { length: 16 },
          (_, k) =>
            [
              (a + c) / 2 + Math.cos((k * Math.PI) / 15) * r,
              b + (d - b) * 0.45 + Math.sin((k * Math.PI) / 15) * r,
              0.02,
            ] as const,
        );
        on.shape([[(a + c) / 2 + r, b, 0.02], ...arc, [(a + c) / 2 - r, b, 0.02]], on.tone(code));
      });
    }
    on.shape(
      [
        [u, v, 0.02],
        [u + w * 0.4, v, 0.02],
        [u + w, v + h, 0.02],
        [u + w * 0.5, v + h, 0.02],
      ],
      css(hex('#ffffff'), 0.09),
    );
  };
}
