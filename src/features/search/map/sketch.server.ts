import { type Box, boxAround, hull } from '#core/box.ts';
import { counted } from '#features/listings/card/words.ts';
import { isRegion, PLACES, placesWithin, reachOf, searchedPlace, states } from '#features/places/service.server.ts';
import type { Place } from '#features/places/contract.ts';
import type { Filters } from '../filters.ts';
import { circleOf } from '../near/radius.server.ts';
import { boxWith, COUNTRY } from './rules.ts';
import { type Frame, MARGIN, outlinesIn, type View, viewOf } from './sketch-outlines.server.ts';
import { nameOf, radiusIn } from './sketch-radius.server.ts';
import { onPlane } from './ui/base-map/outlines.ts';

const PANEL: Frame = { width: 500, height: 760 };
/** Where a home is, if that is known, and its price as a pin says it. */
interface Located {
  latitude: number | null;
  longitude: number | null;
  price: string;
}

/** What the name of a place takes. */
const WIDE = 62;
const HIGH = 52;
const MOST_PLACES = 12;
/** Around a number of homes below 100. */
const CIRCLE = 15;
/** What a price takes. */
const PIN_HIGH = 24;
const FIGURE_WIDE = 8;
const DOT = 6;
/** What a letter of a name takes. */
const LETTER_WIDE = 7;
/** The button that opens the map lies over the lower edge. */
const NOTE_ABOVE = 76;
const KM_PER_DEGREE = 111;
/** Around a place alone, and around each of several, which show what lies about them. */
const KM_AROUND = 4;
const KM_AROUND_EACH = 1;

/**
 * Where the homes of a search are, as a drawing that needs no scripts: outlines, and how many there are in which place (SEARCH-33);
 * where there are none, the names of the places around.
 * `homesIn` tells how many lie in each of some places, every home in one; `near` are homes that come close to what was asked, which no number holds.
 * Gives an SVG, whose names are those of the gazetteer.
 */
export function sketchOf(
  filters: Filters,
  homesIn: (places: readonly string[]) => ReadonlyMap<string, number>,
  { frame = PANEL, near = [] }: { frame?: Frame; near?: readonly Located[] } = {},
): string {
  const asked = (filters.place ?? []).flatMap((id) => searchedPlace(id) ?? []);
  const part = boxAround(filters.area ?? circleOf(filters) ?? []) ?? filters.box ?? null;
  const among = candidates(asked, part);
  // A home in Lekki is also in Eti-Osa, and on the Island.
  const isWide = (place: Place) => Number(place.kind === 'lga' || isRegion(place));
  const byName = among.toSorted((a, b) => isWide(a) - isWide(b));
  const counts = homesIn(byName.map(({ id }) => id));
  const some = among
    .map((place) => ({ place, homes: counts.get(place.id) ?? 0 }))
    .filter(({ homes }) => homes > 0)
    .toSorted((a, b) => b.homes - a.homes);
  const where = part ?? boxOf(some.length > 1 ? some.map(({ place }) => place) : asked);
  // Where nothing matches, what comes close is what there is to see; a part that somebody drew stays as it is.
  const box = some.length > 0 || filters.box || filters.area ? where : withNear(where, near);
  const { width, height } = frame;
  const view = viewOf(box, frame);
  const placed: Placed[] = [];
  const others = { homes: 0, places: 0 };
  for (const { place, homes } of some) {
    const [x, y] = view(...onPlane(place.latitude, place.longitude)).map(Math.round) as [number, number];
    const isSeen = x > 0 && x < width && y > 0 && y < height;
    if (!isSeen) continue;
    const one = { x, y, homes, names: [nameOf(place)] };
    // Those that would lie over each other are one.
    const over = placed.find((other) => Math.abs(other.x - x) < WIDE && Math.abs(other.y - y) < HIGH);
    if (over) {
      over.homes += homes;
      over.names.push(...one.names);
    } else if (placed.length < MOST_PLACES) placed.push(one);
    else {
      others.homes += homes;
      others.places += 1;
    }
  }
  const { pins, seen } = pinsOf(near, view, frame, placed);
  const rest =
    others.places > 0 ? [`and ${counted(others.homes, 'home')} in ${counted(others.places, 'other place')}`] : [];
  const close = counted(near.length, 'close home');
  if (seen > 0 && seen < near.length) rest.push(`${seen} of ${close} on this map`);
  if (seen === 0 && near.length > 0 && placed.length === 0) rest.push(`${close} beyond this map`);
  const said = [...placed.map(({ homes, names }) => `${counted(homes, 'home')} in ${names.join(', ')}`), ...rest];
  const names = placed.length > 0 ? [] : namesIn(view, frame, asked, pins);
  const note = rest.map((text, at) => noted(text, width / 2, height - NOTE_ABOVE - at * 28));
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid meet" role="img" aria-label="${['Map', said.join('; ')].filter(Boolean).join(': ')}">${outlinesIn(box, frame)}${radiusIn(filters, asked, view, placed)}${names.join('')}${pins.map(priced).join('')}${placed.map(drawn).join('')}${note.join('')}</svg>`;
}

/** A line on a ground of its own, over land and water. */
function noted(text: string, x: number, y: number): string {
  const wide = wideOf(text) + 24;
  return `<rect class="note" x="${x - wide / 2}" y="${y - 17}" width="${wide}" height="24" rx="12"/><text x="${x}" y="${y}">${text}</text>`;
}

const wideOf = (text: string) => text.length * LETTER_WIDE;

/** The names of what was asked for and of the places around it, none over another. */
function namesIn(view: View, { width, height }: Frame, asked: readonly Place[], pins: readonly Pin[]): string[] {
  const around = asked.length > 0 ? PLACES.filter(({ kind }) => kind !== 'state') : states();
  const written: { x: number; y: number; text: string }[] = [];
  for (const place of [...asked, ...around]) {
    const [x, y] = view(...onPlane(place.latitude, place.longitude)).map(Math.round) as [number, number];
    const text = nameOf(place);
    const isSeen = x > WIDE && x < width - WIDE && y > HIGH && y < height - MARGIN;
    const isFree =
      !written.some((other) => Math.abs(other.x - x) < 2 * WIDE && Math.abs(other.y - y) < HIGH) &&
      !pins.some((pin) => Math.abs(pin.x - x) < (pin.wide + wideOf(text)) / 2 && Math.abs(pin.y - y) < PIN_HIGH + DOT);
    if (isSeen && isFree && written.length < MOST_PLACES) written.push({ x, y, text });
  }
  return written.map(({ x, y, text }) => `<text x="${x}" y="${y}">${text}</text>`);
}

/** Places that are one circle, and where it lies in pixels. */
interface Placed {
  x: number;
  y: number;
  homes: number;
  names: string[];
}

function drawn({ x, y, homes, names: [name = '', ...more] }: Placed, _at: number, all: readonly Placed[]): string {
  const count = homes < 1_000 ? homes : `${Math.round(homes / 1_000)}K`;
  const label = more.length > 0 ? `${name} +${more.length}` : name;
  const isOver = all.some(
    (other) => Math.abs(other.x - x) < CIRCLE + wideOf(label) / 2 && Math.abs(other.y - y - 30) < CIRCLE + 7,
  );
  const written = isOver ? '' : `<text x="${x}" y="${y + 34}">${label}</text>`;
  return `<circle cx="${x}" cy="${y}" r="${homes < 100 ? CIRCLE : 19}"/><text class="count" x="${x}" y="${y + 5}">${count}</text>${written}`;
}

/** A home that comes close, or several in one spot, and how wide what it says is; nothing where that would lie over something else. */
interface Pin {
  x: number;
  y: number;
  wide: number;
  homes: number;
  price: string | null;
}

/** The pins, and how many of the homes lie on the map, also where something else is drawn over them. */
function pinsOf(homes: readonly Located[], view: View, { width, height }: Frame, placed: readonly Placed[]) {
  const pins: Pin[] = [];
  let seen = 0;
  for (const { latitude, longitude, price } of homes) {
    if (latitude === null || longitude === null) continue;
    const [x, y] = view(...onPlane(latitude, longitude)).map(Math.round) as [number, number];
    const wide = price.length * FIGURE_WIDE + 16;
    const isSeen = x > wide / 2 && x < width - wide / 2 && y > PIN_HIGH && y < height - MARGIN;
    if (!isSeen) continue;
    seen += 1;
    const pinAt = (space: number, high: number) =>
      pins.find((pin) => Math.abs(pin.x - x) < pin.wide / 2 + space && Math.abs(pin.y - y) < high);
    const isOver = (space: number, high: number) =>
      placed.some((one) => Math.abs(one.x - x) < WIDE / 2 + space && Math.abs(one.y + 10 - y) < HIGH / 2 + high / 2);
    const under = pinAt(DOT, PIN_HIGH / 2 + DOT);
    if (under) under.homes += 1;
    else if (!isOver(wide / 2, PIN_HIGH + 2) && !pinAt(wide / 2, PIN_HIGH + 2))
      pins.push({ x, y, wide, homes: 1, price });
    else if (!isOver(DOT, PIN_HIGH / 2 + DOT)) pins.push({ x, y, wide: 2 * DOT, homes: 1, price: null });
  }
  return { pins, seen };
}

function priced({ x, y, wide, homes, price }: Pin): string {
  if (homes > 1)
    return `<circle class="close" cx="${x}" cy="${y}" r="${PIN_HIGH / 2}"/><text class="price" x="${x}" y="${y + 5}">${homes}</text>`;
  if (price === null) return `<circle class="close" cx="${x}" cy="${y}" r="${DOT}"/>`;
  return `<rect class="close" x="${x - wide / 2}" y="${y - PIN_HIGH / 2}" width="${wide}" height="${PIN_HIGH}" rx="${PIN_HIGH / 2}"/><text class="price" x="${x}" y="${y + 5}">${price}</text>`;
}

function candidates(asked: readonly Place[], part: Box | null): readonly Place[] {
  if (part) {
    const [south, west, north, east] = part;
    return PLACES.filter(
      ({ kind, latitude, longitude }) =>
        kind !== 'state' && latitude > south && latitude < north && longitude > west && longitude < east,
    );
  }
  return asked.length > 0 ? asked.flatMap((place) => [...placesWithin(place.id), place]) : states();
}

function withNear(box: Box, homes: readonly Located[]): Box {
  const points = homes.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [[latitude, longitude] as const],
  );
  const around = boxWith(null, points);
  return around ? hull(box, around) : box;
}

function boxOf(places: readonly Place[]): Box {
  return (
    boxAround(
      places.flatMap((place) => {
        const reach = (places.length > 1 ? KM_AROUND_EACH : KM_AROUND + reachOf(place)) / KM_PER_DEGREE;
        const { latitude, longitude } = place;
        return [
          [latitude - reach, longitude - reach],
          [latitude + reach, longitude + reach],
        ] as const;
      }),
    ) ?? COUNTRY
  );
}
