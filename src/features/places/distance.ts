interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points along the ground. */
export function kilometres(from: Point, to: Point): number {
  const across = radians(to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2));
  const up = radians(to.latitude - from.latitude);
  return EARTH_KM * Math.hypot(across, up);
}
