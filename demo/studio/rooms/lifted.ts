import type { Solid } from '../engine/solid.ts';

/** The same thing standing on a table `z` metres up. */
export function lifted(thing: Solid, z: number): Solid {
  const { paint } = thing;
  const up = ([x, y, h]: readonly [number, number, number]) => [x, y, h + z] as const;
  return {
    ...thing,
    min: up(thing.min),
    max: up(thing.max),
    faces: [],
    casts: false,
    paint: (stage) => {
      const { camera } = stage;
      paint?.({
        ...stage,
        camera: { ...camera, project: (p) => camera.project(up(p)), metre: (p) => camera.metre(up(p)) },
      });
    },
  };
}
