import { words } from './facts.ts';
import type { Line } from './facts.ts';

/** How the rooms lie and what they are finished with. */
export const inside: readonly Line[] = [
  (f) => {
    if (f.beds === 1)
      return 'The bedroom takes a {six-by-six|king-size} bed and {still leaves room for a table|a wardrobe wall to wall}.';
    const rooms = f.beds === 2 ? 'Both {rooms|bedrooms}' : `All ${words(f.beds)} {rooms|bedrooms}`;
    const guests =
      f.baths > f.beds
        ? `, {with|and there is} a visitor’s toilet {by the entrance|off the parlour${f.upstairs ? '|downstairs' : ''}}`
        : '';
    return `${rooms} are en suite${guests}.`;
  },
  () =>
    'POP ceilings {with hidden lights in the parlour|all through|in the parlour and the main bedroom}{, and a ceiling fan in every room| and LED lights everywhere|}.',
  (f) =>
    f.upstairs
      ? 'The family lounge upstairs opens to a balcony {that catches the evening breeze|over the street|where you can see who is at the gate}.'
      : null,
  () =>
    '{The kitchen is fitted|Fitted kitchen}: cabinets up and down, {heat extractor|hood and hob|gas hob and extractor}, and a store {that really holds a month of foodstuff|beside it|with shelves to the ceiling}.',
  () =>
    'The kitchen {is wide enough for two cooks|has a back door to the washing place|looks on to the compound}, with {granite|quartz|tiled} worktops{ and a place for the gas bottle outside|}.',
  (f) =>
    f.furnished
      ? 'It comes furnished: {beds, sofas, dining set, fridge, washing machine and curtains|everything from mattresses to spoons|beds, television, fridge, cooker and a washing machine that works}.'
      : null,
  (f) =>
    !f.furnished
      ? '{It is let empty|No furniture}, but the wardrobes, {kitchen cabinets|cooker} and water heaters stay.'.replace(
          'let empty',
          f.deal === 'sale' ? 'sold empty' : 'let empty',
        )
      : null,
  (f) =>
    f.upstairs
      ? 'Floors are {porcelain tiles downstairs and wood upstairs|60 by 60 porcelain tiles throughout|marble in the parlour and tiles above}; the bathrooms are tiled to the ceiling.'
      : 'Floors are {porcelain tiles|vitrified tiles|big cream tiles}{, easy to keep clean in harmattan| all through| without one crack}.',
  (f) =>
    f.upstairs && f.beds > 3
      ? 'There is a room with its own bathroom on the ground floor {for grandparents or guests|that many people use as an office|for your mother when she visits}.'
      : null,
  (f) =>
    f.beds > 3 && !f.flat
      ? 'A {one|two}-room boys’ quarters {with its own entrance stands behind the house|is at the back, with toilet and bath|comes with it}.'
      : null,
  (f) =>
    f.flat
      ? `{Flat ${f.random.int(1, 8)} in|On the ${f.random.pick(['first', 'second', 'third'])} floor of|One of the inner flats in} a block of ${words(f.random.pick([4, 6, 8, 10]))}; {neighbours are working people and the stairs are swept daily|the other tenants have been here for years|quiet neighbours, two of them nurses}.`
      : null,
  () =>
    'Windows are wide, {with mosquito nets|with nets and burglar bars|on two sides of every room}, so {you may not need the AC before March|there is always some air|you sleep well even when light goes}.',
  () =>
    'Split units are already in {the master bedroom and the sitting room|all the bedrooms|the parlour}; {the other points are piped|the rest is wired and waiting}.',
  (f) =>
    `{${words(f.baths)} ${f.baths === 1 ? 'bathroom' : 'bathrooms'} with a water heater|Water heater in ${f.baths === 1 ? 'the bathroom' : 'each bathroom'}}, and {no leaking taps as at our last check|good pressure upstairs|a shower that is a shower and not a drip}.`.replace(
      'upstairs',
      f.upstairs ? 'upstairs' : 'all day',
    ),
  (f) =>
    f.kind.includes('ungalow')
      ? '{No stairs at all, which older parents will thank you for|Everything is on one floor, good for children and for old knees|One level, with a veranda in front where you can receive visitors}.'
      : null,
  () => 'The dining {area|room} is separate from the parlour, with space for a table of {six|eight}.',
  (f) =>
    f.fresh
      ? '{Doors are steel outside and hardwood inside; the keys are still in their wrappers|Paint, tiles and fittings are all new, and you would be the first to cook here|You can still smell the paint; only the painters have slept here}.'
      : '{Repainted in and out this year|Painted again in September|Freshly painted}; {the wardrobes were changed at the same time|the plumbing was redone first|new bulbs in every holder}.',
  (f) =>
    f.kind === 'mini flat'
      ? 'Room and parlour with its own kitchen, toilet and bath; {nothing is shared with the next door|you share only the gate|small, but everything is yours}.'
      : null,
  (f) =>
    f.kind === 'penthouse'
      ? 'The terrace runs along the whole front, {big enough for thirty guests, with a wet bar at one end|with a view that tells you which bridge is free|partly roofed, with sockets and water}.'
      : null,
  (f) =>
    f.kind === 'mansion'
      ? '{Double-height entrance hall|Wide entrance hall}, two living rooms, {a cinema room|a study}, and a master suite the size of a small flat.'
      : null,
  (f) =>
    f.beds > 2
      ? 'The {master|main} bedroom has a walk-in closet and {a bath as well as a shower|two basins|its own balcony}.'
      : null,
  () =>
    '{Wardrobes are built in|Built-in wardrobes in every bedroom}, {with mirrors|full height, with a lock}{ and a place for suitcases above|}.',
];

/** The same of a self-contain, or of a room and parlour. */
export const insideSmall: readonly Line[] = [
  (f) =>
    f.kind === 'self-contain'
      ? '{One big room|A single room} with its own {kitchen, toilet and bath|bath, toilet and a small kitchen}; {nobody passes through your door|nothing is shared but the gate}.'
      : 'A sitting room and a bedroom {behind it|beside it}, with {its own toilet and bath|toilet, bath and a kitchen corner}.',
  () =>
    'The room {is fourteen by twelve feet|is sixteen by twelve feet|takes a bed, a table and a wardrobe} and {has two windows|gets air from both sides}.',
  () =>
    '{Tiles on the floor|The floor is tiled}, POP ceilings and {a wardrobe built into the wall|hooks for a wardrobe}.',
  () => 'The kitchen {has a sink and a slab for the gas cooker|is small but has cabinets above and below}.',
  () =>
    '{Students and people in their first job live here|Most of the tenants are young working people}; {the gate closes at eleven|visitors sign at the gate}.',
  () =>
    '{Repainted after the last tenant|Painted afresh in August}; {the sockets and the taps were changed|new locks on the door}.',
];

/** Light: the grid, prepaid meters, generators, inverters, sun. */
export const power: readonly Line[] = [
  (f) =>
    `{The street|This side} is on Band ${f.random.pick(['A', 'A', 'B', 'C'])}; {we counted|last month it was|you can expect} ${f.random.int(13, 22)} hours a day{| last month| on average}.`.replace(
      'last month it was',
      'in October it was',
    ),
  () =>
    '{Each home has its own|Separate} prepaid meter, so you only pay for what you use{| and nobody quarrels about the bill}.',
  (f) =>
    `{A|There is a} ${f.random.pick(['3.5', '5', '5', '7.5', '10'])} kVA inverter with {lithium|tubular} batteries {carries fans, lights, fridge and television through the night|takes over before the fan slows down|for everything except the ACs and the iron}.`,
  (f) =>
    f.estate
      ? `Estate generator from ${f.random.pick(['6 pm to 6 am', '7 pm to 5 am', 'evening until morning'])}, {diesel shared equally|billed by meter|included in the service charge}.`
      : null,
  () =>
    'There is a generator house, wired with a change-over; {bring your own generator|put your own inside} or {use ours and buy your diesel|share the one that is there}.',
  (f) =>
    f.price > 30e6 || f.deal === 'shortlet'
      ? 'Solar panels on the roof {run the house by day|carry the daytime load}; the generator {sleeps for weeks|is only for long rains}.'
      : null,
  () =>
    'Light is {fair|good} here: the transformer is {dedicated to the close and was changed last year|new|shared by only eleven houses}.',
  (f) =>
    f.deal === 'rent'
      ? 'The meter {is prepaid and has no debt on it; ask us for the last receipt|was cleared when the last tenant left}.'
      : null,
  (f) =>
    f.flat
      ? 'A central generator serves the block, {with silent hours after midnight|two times a day when there is no light}.'
      : null,
  () =>
    'Wiring was done with {proper sized|copper} cable, so two ACs and the pumping machine can run together{| without tripping}.',
  (f) =>
    f.area.sale < 130
      ? 'Light comes mostly at night; during the day people here use {small generators|inverters}, and it is bearable.'
      : null,
];

/** Water: boreholes, treatment, tanks. */
export const water: readonly Line[] = [
  () =>
    '{Borehole with overhead tanks|A borehole of our own and overhead tanks}; water {runs all day|has not failed this year|comes to the top floor without a pump}.'.replace(
      'top floor',
      'roof',
    ),
  (f) =>
    `{Treated water: there is|There is} a {small|proper} treatment plant behind the {house|building}, and the filters are changed every ${words(f.random.int(3, 6))} months.`,
  (f) =>
    f.area.region === 'island'
      ? 'Island water can be brown; ours passes through a treatment plant and is {clear enough to wash white cloth|clear|tested twice a year}.'
      : null,
  (f) =>
    `{Two|Three} ${f.random.pick(['2,000', '3,000', '5,000'])}-litre tanks {keep you going when the pump rests|stand on a concrete tower|are washed every quarter}.`,
  (f) =>
    f.area.region === 'abuja' || f.area.region === 'north'
      ? 'Water board {runs most days|runs three days a week}, and the borehole covers {the dry season|the rest}.'
      : null,
  (f) =>
    f.area.region === 'east'
      ? 'In this town water is the real question: there is a borehole here, and {no tanker has come in this year|the neighbours buy from us}.'
      : null,
  (f) =>
    f.area.sale < 130 ? 'The well at the back was deepened, and the pumping machine is {new|two years old}.' : null,
  () =>
    'Water is {not a problem here|steady}: {the borehole is deep and the yield was tested|two pumps work in turns, so one can fail}.',
];
