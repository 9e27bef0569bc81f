import { dim } from '../engine/colour.ts';
import type { Detail } from '../engine/solid.ts';

/** A panelled entrance door. */
export function door(u0: number, v0: number, u1: number, v1: number, wood = '#5a3620', frame = '#e9e3d6'): Detail {
  return (on) => {
    on.rect(u0 - 0.12, v0, u1 + 0.12, v1 + 0.12, on.tone(frame));
    on.rect(u0, v0, u1, v1, dim(on.tone(wood), 0.7));
    const w = u1 - u0;
    const leaves = w > 1.5 ? 2 : 1;
    for (let i = 0; i < leaves; i++) {
      const a = u0 + (w * i) / leaves + 0.03;
      const b = u0 + (w * (i + 1)) / leaves - 0.03;
      on.rect(a, v0, b, v1 - 0.03, on.tone(wood), -0.02);
      for (const [from, to] of [
        [0.08, 0.38],
        [0.45, 0.92],
      ] as const) {
        const [low, high] = [v0 + (v1 - v0) * from, v0 + (v1 - v0) * to];
        on.rect(a + 0.14, low, b - 0.14, high, dim(on.tone(wood), 0.72));
        on.rect(a + 0.17, low, b - 0.14, high - 0.04, dim(on.tone(wood), 1.2));
      }
      const knob = i === 0 && leaves === 2 ? b - 0.1 : a + 0.07;
      on.rect(knob, v0 + 0.95, knob + 0.035, v0 + 1.25, on.tone('#d8b978'));
    }
  };
}
