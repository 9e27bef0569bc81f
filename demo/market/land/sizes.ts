/** A size of land in its seller's words. */
export interface PlotSize {
  /** As it is stored with the listing. */
  text: string;
  sqm: number;
  /** In a title. */
  title: string;
  /** Within a sentence. */
  said: string;
}

const size = (text: string, sqm: number, title: string, said: string): PlotSize => ({ text, sqm, title, said });

const WORDED: readonly PlotSize[] = [
  size('Half plot of 300 sqm', 300, 'half plot', 'half a plot, 300 sqm'),
  size('50x100 ft', 464.5, 'full plot', 'a full plot of 50 by 100 feet'),
  size('100x100 ft', 929, '100 by 100 ft', '100 by 100 feet, which is two plots here'),
  size('60x120 ft', 648, 'full plot', 'a full plot of 60 by 120 feet'),
  size('2 plots of 600 sqm each', 1200, 'two plots', 'two plots side by side, 600 sqm each'),
  size('Half acre', 2023.5, 'half acre', 'half an acre'),
  size('1 acre', 4046.9, 'one acre', 'one acre'),
  size('2 acres', 8093.8, 'two acres', 'two acres'),
  size('5 acres', 20234.5, 'five acres', 'five acres in one piece'),
  size('1 hectare', 10_000, 'one hectare', 'one hectare'),
  size('3 hectares', 30_000, 'three hectares', 'three hectares'),
];

/** The size that a table names: in words of the land trade, or plainly in square metres ("1,200 sqm"). */
export function plotSize(text = ''): PlotSize {
  const worded = WORDED.find((one) => one.text === text);
  if (worded) return worded;
  const sqm = Number(/^([\d,]+) sqm$/.exec(text)?.[1]?.replaceAll(',', ''));
  if (!sqm) throw new RangeError(`Nobody knows how large "${text}" is`);
  return size(text, sqm, text, `a plot of ${text}`);
}
