import { css, dim, hex } from '../engine/colour.ts';
import { painted } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import type { Vec3 } from '../engine/vector.ts';
import { turned } from './soft.ts';

/** A lamp with a shade, glowing when lamps are lit. */
export function lamp(x: number, y: number, z: number, height: number, base: string, shade = '#f3e6cf'): Solid[] {
  const r = Math.max(0.13, height * 0.12);
  const glow = painted([x - 0.02, x + 0.02], [y - 0.02, y + 0.02], [z + height, z + height + 0.01], (stage) => {
    const at: Vec3 = [x, y, z + height * 0.86];
    const c = stage.camera.project(at);
    const radius = stage.camera.metre(at) * 1.1;
    const k = 0.25 + 0.6 * stage.mood.lamps;
    stage.canvas.ellipse(
      c,
      radius,
      radius,
      stage.canvas.radial(c, radius, [
        [0, hex('#fff0c8'), k],
        [0.3, hex('#ffd793'), k * 0.4],
        [1, hex('#ffb861'), 0],
      ]),
    );
  });
  return [
    turned(
      x,
      y,
      [
        [r * 0.7, z],
        [r * 0.7, z + 0.02],
        [0.018, z + 0.05],
        [0.018, z + height * 0.72],
      ],
      base,
      0.5,
    ),
    turned(
      x,
      y,
      [
        [r, z + height * 0.7],
        [r * 0.78, z + height],
      ],
      shade,
      0.3,
    ),
    glow,
  ];
}

/** A hanging lamp. */
export function pendant(x: number, y: number, ceiling: number, drop: number, r: number, colour: string): Solid[] {
  const z = ceiling - drop;
  const cord = painted([x - 0.01, x + 0.01], [y - 0.01, y + 0.01], [z + r, ceiling], (stage) => {
    stage.canvas.line(
      [stage.camera.project([x, y, z + r]), stage.camera.project([x, y, ceiling])],
      '#2a2826',
      Math.max(1, stage.camera.metre([x, y, z]) * 0.014),
    );
  });
  const glow = painted([x - 0.01, x + 0.01], [y - 0.01, y + 0.01], [z - 0.02, z - 0.01], (stage) => {
    const c = stage.camera.project([x, y, z]);
    const radius = stage.camera.metre([x, y, z]) * r * 4.4;
    const k = 0.3 + 0.5 * stage.mood.lamps;
    stage.canvas.ellipse(
      c,
      radius,
      radius,
      stage.canvas.radial(c, radius, [
        [0, hex('#fff4d8'), k],
        [0.22, hex('#ffdf9f'), k * 0.5],
        [1, hex('#ffbf6b'), 0],
      ]),
    );
    stage.canvas.ellipse(
      c,
      stage.camera.metre([x, y, z]) * r * 0.8,
      stage.camera.metre([x, y, z]) * r * 0.2,
      css(hex('#fff8e6')),
    );
  });
  return [
    cord,
    turned(
      x,
      y,
      [
        [r, z],
        [r * 0.86, z + r * 0.6],
        [r * 0.2, z + r * 1.1],
      ],
      colour,
      0.4,
    ),
    glow,
  ];
}

/** A ceiling fan. */
export function fan(x: number, y: number, ceiling: number): Solid[] {
  const z = ceiling - 0.42;
  const blades = painted([x - 0.7, x + 0.7], [y - 0.7, y + 0.7], [z - 0.02, z], (stage) => {
    for (let i = 0; i < 5; i++) {
      const a = (i * Math.PI * 2) / 5 + 0.4;
      const across = a + Math.PI / 2;
      const at = (r: number, k: number): Vec3 => [
        x + Math.cos(a) * r + Math.cos(across) * k,
        y + Math.sin(a) * r + Math.sin(across) * k,
        z,
      ];
      stage.canvas.polygon(
        stage.camera.outline([at(0.1, -0.03), at(0.72, -0.075), at(0.74, 0.065), at(0.1, 0.03)]),
        css(dim(tone(stage, '#6b4a33', [0, 0, -1], [x, y, z]), i % 2 ? 0.85 : 1.05)),
      );
    }
  });
  return [
    turned(
      x,
      y,
      [
        [0.02, z + 0.1],
        [0.02, ceiling],
      ],
      '#d8d4cc',
      0.4,
    ),
    blades,
    turned(
      x,
      y,
      [
        [0.06, z - 0.1],
        [0.12, z - 0.04],
        [0.12, z + 0.08],
        [0.05, z + 0.12],
      ],
      '#e9e4da',
      0.4,
    ),
  ];
}
