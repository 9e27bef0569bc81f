import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Colour } from '../engine/colour.ts';
import { throughAir, tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec3 } from '../engine/vector.ts';

interface Grass {
  green: string;
  /** Metres. */
  height?: number;
  count?: number;
  /** Metres up to which single blades are drawn. */
  far?: number;
  grows?: (x: number, y: number) => boolean;
}

/** Two or three blades of one tuft. */
function tuft(stage: Stage, at: Vec3, height: number): string {
  const { camera, random } = stage;
  const [x, y] = camera.project(at);
  const m = camera.metre(at);
  let d = '';
  for (let i = 0; i < 3; i++) {
    const h = m * height * random.between(0.5, 1.15);
    const lean = h * random.between(-0.45, 0.45);
    const w = Math.max(0.7, m * 0.011);
    const u = x + m * random.between(-0.06, 0.06);
    d += `M${(u - w).toFixed(1)} ${y.toFixed(1)}l${(w + lean).toFixed(1)} ${(-h).toFixed(1)}l${(w - lean).toFixed(1)} ${h.toFixed(1)}Z`;
  }
  return d;
}

/** Grass that nobody cuts: tufts from the trees to the viewer's feet, thinner and paler with distance. */
export function meadow(stage: Stage, { green, height = 0.3, count = 1500, far = 46, grows = () => true }: Grass): void {
  const { camera, canvas, random } = stage;
  const [ax, ay] = camera.at;
  const ahead = [camera.depth([ax + 1, ay, 0]), camera.depth([ax, ay + 1, 0])] as const;
  const near = Math.max(0.8, camera.ground * 0.9);
  const spread = (0.66 * camera.width) / camera.metre([ax + ahead[0], ay + ahead[1], 0]);
  const tufts: { at: Vec3; depth: number }[] = [];
  for (let i = 0; i < count; i++) {
    const depth = 1 / (1 / near - random.next() * (1 / near - 1 / far));
    const across = random.between(-spread, spread) * depth;
    const at: Vec3 = [ax + ahead[0] * depth + ahead[1] * across, ay + ahead[1] * depth - ahead[0] * across, 0];
    if (grows(at[0], at[1])) tufts.push({ at, depth });
  }
  tufts.sort((a, b) => b.depth - a.depth);
  const size = Math.ceil(tufts.length / 6);
  for (let band = 0; band * size < tufts.length; band++) {
    const part = tufts.slice(band * size, (band + 1) * size);
    const at = part[0]?.at ?? camera.at;
    const base = tone(stage, green, [0, -0.3, 0.9], [ax, ay + 4, 0]);
    const shades: Colour[] = [dim(base, 0.62), base, mix(dim(base, 1.4), hex('#e3d98c'), 0.22)];
    shades.forEach((shade, k) => {
      const d = part.filter((_, i) => i % 3 === k).map((one) => tuft(stage, one.at, height));
      canvas.path(d.join(''), css(throughAir(stage, shade, at), 0.9), 'shape-rendering="crispEdges"');
    });
  }
}
