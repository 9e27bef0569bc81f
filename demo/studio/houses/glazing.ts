import { css, hex, mix } from '../engine/colour.ts';
import type { Detail } from '../engine/solid.ts';

/** A band of glass from slab to slab; after dark some flats are lit. */
export function band(u0: number, v0: number, u1: number, v1: number, panes: number, metal: string): Detail {
  return (on) => {
    const { mood, random } = on.stage;
    const dark = hex('#1d2932');
    const high = mood.sky[1]?.[1] ?? dark;
    const low = mood.sky.at(-1)?.[1] ?? dark;
    const reach = v0 / on.size[1];
    on.rect(u0, v0, u1, v1, mix(mix(low, high, reach), dark, 0.5));
    const step = (u1 - u0) / panes;
    for (let i = 0; i < panes; i++) {
      const [a, b] = [u0 + i * step, u0 + (i + 1) * step];
      if (mood.lamps > 0.2 && random.chance(0.42 * mood.lamps + 0.1))
        on.rect(a, v0, b, v1, mix(hex('#ffd58a'), hex('#e9a04f'), random.next()));
      else if (random.chance(0.4)) on.rect(a, v0, b, v1, css(hex('#ffffff'), random.between(0.04, 0.16)));
      if (random.chance(0.3)) on.rect(a, v0, a + step * 0.3, v1, css(hex('#f2e8d8'), 0.3));
      on.rect(a - 0.035, v0, a + 0.035, v1, on.tone(metal));
    }
    on.rect(u0, v1 - 0.35, u1, v1, css(mood.shadow, 0.3));
  };
}
