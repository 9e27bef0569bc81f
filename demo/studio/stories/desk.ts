import type { Random } from '../../random.ts';
import { drawSolids } from '../engine/show.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { leafPlant } from '../rooms/plants.ts';
import { turned } from '../rooms/soft.ts';
import type { Shot } from '../scenes/shot.ts';
import { bar, calculator, keys, notes, pen, ring, sheet, survey, writing } from './desk-things.ts';
import { deskTop } from './desk-top.ts';

/** A desk seen from above: title papers and a survey, or money, keys and a calculator. */
export function desk(random: Random, subject: 'papers' | 'money'): Shot {
  const stage = deskTop(random, subject === 'papers' ? '#8a5a38' : '#b98a5e');
  const { canvas } = stage;
  const solids: Solid[] = [
    turned(
      0.74,
      0.36,
      [
        [0.07, 0],
        [0.085, 0.1],
        [0.08, 0.11],
      ],
      '#f1ece2',
      0.5,
    ),
    turned(
      0.74,
      0.36,
      [
        [0.07, 0.1],
        [0.07, 0.112],
      ],
      '#4a2a1a',
      0.2,
    ),
    ...leafPlant(-0.86, 0.5, 0.5, '#4a5f55'),
  ];
  if (subject === 'papers') {
    const plan = sheet(stage, [-0.72, 0.02], [0.6, 0.42], 0.1, '#f4f1e6');
    survey(stage, plan);
    const deed = sheet(stage, [0.02, -0.26], [0.42, 0.58], -0.12, '#faf6ea');
    bar(stage, deed, 0.1, 0.51, 0.32, 0.535, 'rgba(40,60,50,0.85)');
    bar(stage, deed, 0.14, 0.485, 0.28, 0.495, 'rgba(40,60,50,0.5)');
    writing(stage, deed, 0.42, 0.46, 0.15, random);
    canvas.polygon(ring(stage, deed, 0.34, 0.08, 0.05), '#a8321f');
    canvas.polygon(ring(stage, deed, 0.34, 0.08, 0.036), '#c4503a');
    bar(stage, deed, 0.05, 0.07, 0.19, 0.073, 'rgba(30,50,110,0.9)');
    const folder = sheet(stage, [-0.56, -0.36], [0.46, 0.32], -0.06, '#c9a66b', 0.004);
    bar(stage, folder, 0.04, 0.25, 0.18, 0.29, '#efe0bd');
    pen(stage, [0.56, -0.3], [0.66, 0.0]);
    solids.push(
      box({ x: [0.52, 0.66], y: [0.1, 0.2], z: [0, 0.04], colour: '#5a2f22' }),
      turned(
        0.59,
        0.15,
        [
          [0.02, 0.04],
          [0.032, 0.11],
          [0.028, 0.14],
        ],
        '#3a2018',
        0.4,
      ),
    );
  } else {
    const bill = sheet(stage, [-0.5, -0.3], [0.38, 0.62], 0.08, '#fbf8f0');
    bar(stage, bill, 0.04, 0.54, 0.2, 0.575, 'rgba(35,64,47,0.9)');
    for (let i = 0; i < 6; i++) {
      bar(stage, bill, 0.04, 0.46 - i * 0.055, 0.16 + (i % 3) * 0.03, 0.47 - i * 0.055, 'rgba(60,56,52,0.6)');
      bar(stage, bill, 0.27, 0.46 - i * 0.055, 0.34, 0.47 - i * 0.055, 'rgba(60,56,52,0.75)');
    }
    bar(stage, bill, 0.04, 0.12, 0.34, 0.124, 'rgba(60,56,52,0.8)');
    bar(stage, bill, 0.22, 0.07, 0.34, 0.095, 'rgba(150,50,35,0.85)');
    calculator(stage, [0.02, -0.12], -0.16);
    notes(stage, [0.34, 0.12], 0.4, '#8fa88a');
    notes(stage, [0.4, -0.22], -0.12, '#c98f8a');
    notes(stage, [0.02, 0.32], 0.05, '#a58fb8');
    keys(stage, [-0.8, 0.12]);
    pen(stage, [-0.06, -0.36], [-0.02, 0.06]);
  }
  drawSolids(stage, solids);
  return { canvas, mood: stage.mood };
}
