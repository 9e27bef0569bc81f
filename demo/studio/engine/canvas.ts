import { css } from './colour.ts';
import type { Colour } from './colour.ts';
import type { Point } from './vector.ts';

/** A gradient stop: where (0–1), which colour, how opaque. */
export type Stop = readonly [number, Colour, number?];

const n = (value: number) => (Number.isFinite(value) ? Math.round(value * 10) / 10 : 0);

const written: string[] = [];
/** Tenths as text; the same few thousand come again and again. */
const tenths = (value: number): string =>
  value > -4096 && value < 4096 ? (written[value + 4096] ??= String(value / 10)) : String(value / 10);

/** Path data of closed outlines: whole tenths of a pixel, each point relative to the one before. */
export function pathOf(...outlines: readonly (readonly Point[])[]): string {
  let d = '';
  for (const points of outlines) {
    if (points.length < 3) continue;
    let [px, py] = [0, 0];
    for (let i = 0; i < points.length; i++) {
      const [x, y] = points[i] ?? [0, 0];
      const [tx, ty] = [Math.round(x * 10), Math.round(y * 10)];
      const dy = ty - py;
      d += `${i === 0 ? 'M' : i === 1 ? 'l' : ' '}${tenths(tx - px)}${dy < 0 ? '' : ' '}${tenths(dy)}`;
      px = tx;
      py = ty;
    }
    d += 'z';
  }
  return d;
}

/** Path data of a smooth closed curve through the points. */
export function smoothPath(points: readonly Point[], tension = 0.5): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const start = at(0);
  let d = `M${n(start[0])} ${n(start[1])}`;
  points.forEach((p, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const k = tension / 3;
    const c1 = [p[0] + (next[0] - before[0]) * k, p[1] + (next[1] - before[1]) * k] as const;
    const c2 = [next[0] - (after[0] - p[0]) * k, next[1] - (after[1] - p[1]) * k] as const;
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(next[0])} ${n(next[1])}`;
  });
  return `${d}Z`;
}

/** Collects one picture's drawing. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #defs: string[] = [];
  readonly #body: string[] = [];
  #ids = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  #define(tag: string, attributes: string, stops: readonly Stop[]): string {
    const id = `g${this.#ids++}`;
    const inner = stops
      .map(([at, c, a = 1]) => `<stop offset="${at}" stop-color="${css(c)}"${a < 1 ? ` stop-opacity="${a}"` : ''}/>`)
      .join('');
    this.#defs.push(`<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${attributes}>${inner}</${tag}>`);
    return `url(#${id})`;
  }

  /** A linear gradient from one place to another; gives a fill. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    return this.#define(
      'linearGradient',
      `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`,
      stops,
    );
  }

  /** A radial gradient; `squash` flattens it. Gives a fill. */
  radial(centre: Point, radius: number, stops: readonly Stop[], squash = 1): string {
    const flat =
      squash === 1 ? '' : ` gradientTransform="translate(0 ${n(centre[1] * (1 - squash))}) scale(1 ${squash})"`;
    return this.#define('radialGradient', `cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}"${flat}`, stops);
  }

  /** A filled shape; `more` holds further attributes. */
  path(d: string, fill: string, more = ''): void {
    if (d) this.#body.push(`<path d="${d}" fill="${fill}"${more ? ` ${more}` : ''}/>`);
  }

  polygon(points: readonly Point[], fill: string, more = ''): void {
    this.path(pathOf(points), fill, more);
  }

  /** A polygon with rounded corners: the outline is thickened in its own colour. */
  soft(points: readonly Point[], fill: string, radius: number): void {
    this.polygon(points, fill, `stroke="${fill}" stroke-width="${n(radius)}" stroke-linejoin="round"`);
  }

  /** An open line. */
  line(points: readonly Point[], stroke: string, width: number, more = ''): void {
    const d = `M${points.map((p) => `${n(p[0])} ${n(p[1])}`).join('L')}`;
    this.#body.push(`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width * 10) / 10}" ${more}/>`);
  }

  ellipse(centre: Point, rx: number, ry: number, fill: string, more = ''): void {
    this.#body.push(
      `<ellipse cx="${n(centre[0])}" cy="${n(centre[1])}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`,
    );
  }

  rectangle(x: number, y: number, width: number, height: number, fill: string, more = ''): void {
    this.#body.push(`<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`);
  }

  /** Draws what `work` draws as one group with attributes (opacity, transform). */
  group(attributes: string, work: () => void): void {
    this.#body.push(`<g ${attributes}>`);
    work();
    this.#body.push('</g>');
  }

  /** Draws what `work` draws only where the shape is. */
  within(d: string, work: () => void): void {
    const id = `c${this.#ids++}`;
    this.#defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, work);
  }

  /** The whole drawing, at another size or mirrored where that is asked for. */
  svg(width = this.width, height = this.height, mirrored = false): string {
    const size = `width="${width}" height="${height}" viewBox="0 0 ${this.width} ${this.height}" preserveAspectRatio="none"`;
    const body = this.#body.join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#defs.join('')}</defs>${mirrored ? `<g transform="matrix(-1 0 0 1 ${this.width} 0)">${body}</g>` : body}</svg>`;
  }
}
