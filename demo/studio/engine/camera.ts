import { between3, clipBy, dot, subtract } from './vector.ts';
import type { Point, Vec3 } from './vector.ts';

/** A view camera held level: upright lines stay upright, as in photographs of architecture. */
export interface Camera {
  at: Vec3;
  /** Distance along the line of sight; negative is behind the viewer. */
  depth(p: Vec3): number;
  project(p: Vec3): Point;
  /** The visible part of a polygon, in pixels. */
  outline(points: readonly Vec3[]): Point[];
  /** Pixels that a metre takes up at this place. */
  metre(p: Vec3): number;
  width: number;
  height: number;
  horizon: number;
  /** Metres ahead at which the ground comes into the picture. */
  ground: number;
}

interface CameraOptions {
  at: Vec3;
  /** Radians; 0 looks along y, positive turns right. */
  yaw?: number;
  /** Focal length as a share of the picture's width. */
  focal?: number;
  /** Where the horizon lies: 0 top, 1 bottom. */
  horizon?: number;
  /** Sideways lens shift as a share of the width. */
  shift?: number;
  width?: number;
  height?: number;
}

const NEAR = 0.25;

export function camera(options: CameraOptions): Camera {
  const { at, yaw = 0, width = 1600, height = 1067 } = options;
  const focal = (options.focal ?? 1) * width;
  const horizon = (options.horizon ?? 0.62) * height;
  const centre = (0.5 + (options.shift ?? 0)) * width;
  const forward: Vec3 = [Math.sin(yaw), Math.cos(yaw), 0];
  const right: Vec3 = [Math.cos(yaw), -Math.sin(yaw), 0];
  const depth = (p: Vec3) => dot(subtract(p, at), forward);
  const project = (p: Vec3): Point => {
    const d = subtract(p, at);
    const k = focal / Math.max(NEAR / 2, dot(d, forward));
    return [centre + dot(d, right) * k, horizon - d[2] * k];
  };
  return {
    at,
    depth,
    project,
    outline: (points) => clipBy(points, (p) => depth(p) - NEAR, between3).map(project),
    metre: (p) => focal / Math.max(NEAR, depth(p)),
    width,
    height,
    horizon,
    ground: (focal * at[2]) / Math.max(40, height - horizon),
  };
}
