import { css } from '../engine/colour.ts';
import { painted } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import { crown, foliage } from '../outdoors/palms.ts';
import { turned } from './soft.ts';

/** A plant in a pot; its leaves arch like a palm's. */
export function pottedPlant(x: number, y: number, height: number, pot = '#d9d0c2'): Solid[] {
  const r = 0.13 + height * 0.055;
  const leaves = painted([x - 0.05, x + 0.05], [y - 0.05, y + 0.05], [r * 2.2, height], (stage) => {
    const root = stage.camera.project([x, y, height * 0.56]);
    const m = stage.camera.metre([x, y, height * 0.56]);
    const foot = stage.camera.project([x, y, r * 2]);
    for (const way of [-0.06, 0, 0.07])
      stage.canvas.line(
        [
          [foot[0] + way * m, foot[1]],
          [root[0] + way * m * 0.4, root[1]],
        ],
        css(tone(stage, '#6d7a45', [0, -1, 0.2], [x, y, 1])),
        m * 0.022,
      );
    crown(stage, root, height * 0.44 * m, foliage(stage, [x, y], '#4d8a48'), 17);
  });
  return [
    turned(
      x,
      y,
      [
        [r * 0.72, 0],
        [r, r * 1.9],
        [r * 1.04, r * 2.2],
      ],
      pot,
      0.2,
    ),
    leaves,
  ];
}

/** A plant with broad upright leaves. */
export function leafPlant(x: number, y: number, height: number, pot = '#4a4641'): Solid[] {
  const r = 0.16;
  const leaves = painted([x - 0.05, x + 0.05], [y - 0.05, y + 0.05], [0.36, height], (stage) => {
    const { canvas, camera, random } = stage;
    const m = camera.metre([x, y, 0.4]);
    const [rx, ry] = camera.project([x, y, 0.36]);
    const [dark, mid, light] = foliage(stage, [x, y], '#3f7a4a');
    for (let i = 0; i < 15; i++) {
      const a = (i / 14 - 0.5) * 1.9 + random.between(-0.12, 0.12);
      const l = height * m * random.between(0.5, 0.8);
      const [tx, ty] = [rx + Math.sin(a) * l * 0.8, ry - Math.cos(a) * l];
      const [cx, cy] = [rx + Math.sin(a) * l * 0.3, ry - Math.cos(a) * l * 0.62];
      const wide = l * 0.15;
      const blade = `M${rx.toFixed(1)} ${ry.toFixed(1)}Q${(cx - wide).toFixed(1)} ${(cy - wide * 0.3).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}Q${(cx + wide * 1.3).toFixed(1)} ${(cy + wide * 0.4).toFixed(1)} ${rx.toFixed(1)} ${ry.toFixed(1)}Z`;
      canvas.path(blade, css(random.pick([dark, mid, mid, light])));
      canvas.path(
        `M${rx.toFixed(1)} ${ry.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}`,
        'none',
        `stroke="${css(light, 0.5)}" stroke-width="${(m * 0.008).toFixed(1)}"`,
      );
    }
  });
  return [
    turned(
      x,
      y,
      [
        [r * 0.85, 0],
        [r, 0.34],
        [r, 0.37],
      ],
      pot,
      0.15,
    ),
    leaves,
  ];
}
