import { classNames } from '#ui/class-names.ts';

/** The drawing of a map, which the server made of numbers and names of places; its colours are in `results.css`. */
export function MapSketch({ svg, className }: { svg: string; className?: string }) {
  return <div className={classNames('map-sketch', className)} dangerouslySetInnerHTML={{ __html: svg }} />;
}
