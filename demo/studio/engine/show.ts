import type { Random } from '../../random.ts';
import { Canvas } from './canvas.ts';
import type { Camera } from './camera.ts';
import type { Mood } from './mood.ts';
import { farToNear } from './order.ts';
import type { Solid } from './solid.ts';
import type { Stage } from './stage.ts';
import { drawFace } from './surface.ts';

/** An empty picture, ready to be drawn on. */
export function stageOf(camera: Camera, mood: Mood, random: Random): Stage {
  return { canvas: new Canvas(camera.width, camera.height), camera, mood, random, casters: [] };
}

/** Draws solids from far to near. */
export function drawSolids(stage: Stage, solids: readonly Solid[]): void {
  for (const solid of farToNear(
    solids.filter((s) => inView(stage, s)),
    stage.camera,
  )) {
    if (solid.paint) solid.paint(stage);
    else for (const side of solid.faces) drawFace(stage, side);
  }
}

/** False for plants and the like that stand well outside the picture. */
function inView({ camera }: Stage, solid: Solid): boolean {
  if (!solid.paint || solid.faces.length) return true;
  const foot = [(solid.min[0] + solid.max[0]) / 2, (solid.min[1] + solid.max[1]) / 2, 0] as const;
  const margin = camera.metre(foot) * 3.4;
  const x = camera.project(foot)[0];
  return camera.depth(foot) > 0.5 && x > -margin && x < camera.width + margin;
}
