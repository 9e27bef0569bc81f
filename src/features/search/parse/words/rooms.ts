import { listOf } from '../phrases.ts';

export const BEDROOM_WORDS =
  'bed room, bed rooms, bedroom, bed, beds, bdr, bdm, bdrm, bedrm, bdrms, br, brm, brms, bd, bds, bedr, b r, b room, rm and parlour, rm, rms, bedroomed, bedded';
export const BATHROOM_WORDS =
  'bath room, bathroom, bath, baths, ba, bathrm, bthrm, toilet and [bath|bathroom], bath and toilet';
/** After a number, rooms, unless the text is about a hotel or other business. */
export const ROOM_WORDS = 'rooms, room';
/** After a number, things in a home that no filter counts: they stay text, and the number is no price. */
export const OTHER_COUNTS =
  'toilet, [living|sitting] room, parlour, palour, floor, storey, story, minute, min, mins, km, kilometre, kilometer, mtrs from, guest, people, person, unit, star, percent, room, door, seater, kva, wing, kitchen, year old, yr old, year, month, week, hour, hr, hrs, family, families';
/** After a number, what is parked: no filter counts it. */
export const PARKING_COUNTS = 'car[| port], [car |][parking|park][| space| slot| lot| spot]';
/** Before what a line of a form counts: "No of bedrooms: 3". */
export const BEFORE_LABEL = listOf('[|total ][no|number|numbers|nos] of, how many');
