import type { Surface } from '../engine/surface.ts';
import type { Point } from '../engine/vector.ts';

const disc = (u: number, v: number, r: number): Point[] =>
  Array.from({ length: 22 }, (_, i) => [u + Math.cos((i * Math.PI) / 11) * r, v + Math.sin((i * Math.PI) / 11) * r]);

export function wheel(on: Surface, u: number): void {
  on.shape(disc(u, 0.1, 0.43), '#14161a');
  on.shape(disc(u, 0.06, 0.35), '#1d1f23');
  on.shape(disc(u, 0.06, 0.235), on.tone('#b9bcc0'));
  for (let k = 0; k < 5; k++) {
    const a = (k * Math.PI * 2) / 5 + 0.3;
    on.shape(
      [
        [u + Math.cos(a - 0.28) * 0.2, 0.06 + Math.sin(a - 0.28) * 0.2],
        [u + Math.cos(a + 0.28) * 0.2, 0.06 + Math.sin(a + 0.28) * 0.2],
        [u + Math.cos(a) * 0.07, 0.06 + Math.sin(a) * 0.07],
      ],
      '#25282c',
    );
  }
}
