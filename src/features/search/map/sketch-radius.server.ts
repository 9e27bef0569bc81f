import type { Place } from '#features/places/contract.ts';
import type { Filters } from '../filters.ts';
import { circleOf } from '../near/radius.server.ts';
import type { View } from './sketch-outlines.server.ts';
import { onPlane } from './ui/base-map/outlines.ts';

const LABEL_ABOVE = 10;
/** What a label and the number of homes beside it take. */
const WIDE = 70;
const HIGH = 26;

/** A name as it is written on the sketch. */
export const nameOf = ({ name }: Place): string => name.replace(/ \(.*/, '').replace(/[<&"]/g, '');

/** The circle or the stretch that a search asks for, and its landmarks by name, as parts of an SVG; a label that would lie over a number is left out. */
export function radiusIn(
  filters: Filters,
  asked: readonly Place[],
  view: View,
  numbers: readonly { x: number; y: number }[],
): string {
  const corners = circleOf(filters);
  // Several circles are corners of one area, with the ways between them.
  if (!corners || (asked.length > 1 && !filters.between)) return '';
  const onSketch = (latitude: number, longitude: number) => view(...onPlane(latitude, longitude)).map(Math.round);
  const ring = corners.map(([latitude, longitude]) => onSketch(latitude, longitude).join(' ')).join('L');
  const landmarks = asked.filter(({ kind }) => kind === 'landmark');
  const marks = landmarks.map((place) => {
    const [x = 0, y = 0] = onSketch(place.latitude, place.longitude);
    const isFree = numbers.every((one) => Math.abs(one.x - x) > WIDE || Math.abs(one.y - y + LABEL_ABOVE) > HIGH);
    const label = isFree ? `<text x="${x}" y="${y - LABEL_ABOVE}">${nameOf(place)}</text>` : '';
    return `<circle class="mark" cx="${x}" cy="${y}" r="5"/>${label}`;
  });
  return `<path class="ring" d="M${ring}Z"/>${marks.join('')}`;
}
