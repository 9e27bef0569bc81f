/** Red, green, blue as shown on screen, each 0–1. */
export type Colour = readonly [number, number, number];
/** Light reaching a surface, per channel; 1 shows a colour as it is painted. */
export type Light = readonly [number, number, number];

export function hex(code: string): Colour {
  const n = Number.parseInt(code.slice(1), 16);
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

const toLinear = (c: number) => c ** 2.2;
const byte = (c: number) => Math.round(Math.min(1, Math.max(0, c)) * 255);

/** As SVG wants it. */
export function css(c: Colour, alpha = 1): string {
  const rgb = `${byte(c[0])},${byte(c[1])},${byte(c[2])}`;
  return alpha >= 1 ? `rgb(${rgb})` : `rgba(${rgb},${Number(alpha.toFixed(3))})`;
}

export function mix(a: Colour, b: Colour, t: number): Colour {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Brighter for k > 1, darker for k < 1, in linear light. */
export const dim = (c: Colour, k: number): Colour => lit(c, [k, k, k]);

/** Rolls off highlights as film does, so that white walls keep their colour in the sun. */
const shoulder = (x: number) => (x < 0.72 ? x : 0.72 + 0.28 * (1 - Math.exp(-(x - 0.72) / 0.28)));

/** The painted colour under a light. */
export function lit(c: Colour, light: Light): Colour {
  const one = (channel: number, l: number) => shoulder(toLinear(channel) * l) ** (1 / 2.2);
  return [one(c[0], light[0]), one(c[1], light[1]), one(c[2], light[2])];
}
