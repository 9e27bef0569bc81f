import { classNames } from '#ui/class-names.ts';
import '../map/ui/map-colours.css';
import './map-sketch.css';

/** The drawing of a map, which the server made of numbers and names of places; its colours are those of the map. */
export function MapSketch({ svg, className }: { svg: string; className?: string }) {
  return <div className={classNames('map-sketch', className)} dangerouslySetInnerHTML={{ __html: svg }} />;
}
