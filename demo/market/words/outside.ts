import { words } from './facts.ts';
import type { Line } from './facts.ts';

/** Roads, drains and floods. */
export const road: readonly Line[] = [
  () => '{Tarred road to the gate|Good tar up to the gate}, and the gutters are {covered|clean and covered|deep}.',
  (f) =>
    `{The last ${f.random.pick(['80', '120', '150', '200'])} metres are interlocked|The close itself is interlocked}; a small car passes without trouble in {July|September|any month}.`,
  (f) =>
    f.area.region === 'island'
      ? '{We checked after|We stood here during} the heavy rain of last September: the street drained {within an hour|before evening} and no water came into the compound.'
      : null,
  (f) =>
    f.area.region === 'island' || f.area.region === 'mainland'
      ? 'The compound was raised above road level, so {come and look at it while it rains if you wish|it stays dry when the road does not}.'
      : null,
  (f) =>
    f.area.sale < 120
      ? 'The approach road is {graded earth|laterite} for now; {residents grade it after every rainy season|the council has it on the list}.'
      : null,
  (f) =>
    `{Buses and bikes stop|The bus stop is|Keke and buses stop} ${words(f.random.int(2, 6))} minutes away on foot, {far enough not to hear them|along a lit street|past a row of shops}.`,
  (f) =>
    f.area.region === 'north' || f.area.region === 'abuja'
      ? 'Dual carriageway outside the {close|area}, with a service lane, so {there is no fighting to join traffic|you turn in easily}.'
      : null,
  (f) =>
    f.area.region === 'south' || f.area.region === 'rivers'
      ? 'No {erosion or flood|flood} on this side; the {contour channel|drain} passes two streets below.'
      : null,
  (f) =>
    f.area.region === 'east'
      ? 'The road is motorable all year, and no gully is near; {the ground here is firm|you can ask the neighbours}.'
      : null,
  (f) =>
    f.area.region === 'west'
      ? 'The hill is gentle and the road is {tarred|surface-dressed}; {rain runs off before you find your umbrella|no water stands here}.'
      : null,
];

/** Gates, guards, cameras. */
export const security: readonly Line[] = [
  (f) =>
    f.estate
      ? 'One gate in and out, with guards who {ask for your visitor’s code|know every resident|write down every plate}.'
      : null,
  () =>
    '{Electric fence, two cameras on the drive|Cameras at the gate and on the drive}, and a gateman {who has been here for years|in his own room}.',
  (f) =>
    f.estate
      ? '{Uniformed guards walk|A private firm patrols} the estate at night, and the street lights are solar.'
      : null,
  () => 'The {close|street} has its own vigilante, paid {monthly|quarterly} by all houses.',
  () =>
    '{High|Tall} fence, {steel doors|iron doors front and back} and burglary {bars|proof} on {the lower windows|every window}.',
  (f) =>
    f.deal === 'shortlet'
      ? 'Access is by a code that {we change after every guest|is new for every stay}, and a guard is at the gate all night.'
      : null,
  (f) =>
    f.area.region === 'abuja'
      ? 'A police post is at the junction, and the estate {bars through-traffic after eleven|closes its second gate at ten}.'
      : null,
  () =>
    'In {four|six|nine} years we have not had {one incident|a break-in} on this street{, and we say so with both hands on wood|}.',
  () => 'The street is barred at both ends {from eleven at night until five|at night}; residents have {keys|tags}.',
];

/** Cars, gardens and what else stands in the compound. */
export const compound: readonly Line[] = [
  (f) =>
    f.parking
      ? `{Space|Room} for ${words(f.cars)} ${f.cars === 1 ? 'car' : 'cars'} inside{, and you will not block anybody| the gate|, more if they are small}.`
      : null,
  (f) =>
    !f.parking
      ? '{There is no parking inside; cars stay on the street, which has a night guard|You park on the street in front of the gate; people do, and nothing happens}.'
      : null,
  (f) =>
    f.parking && f.cars > 2
      ? '{The whole compound is interlocked|Interlocked compound}, with {a covered car port and flower beds along the fence|a car port, a gate house and a tap for washing cars}.'
      : null,
  (f) =>
    f.kind === 'mansion' || (f.price > 400e6 && f.deal === 'sale' && !f.flat)
      ? 'Swimming pool with a {filter room, a pool bar,|pump room} and a lawn where children can still play ball.'
      : null,
  (f) =>
    f.estate
      ? 'The estate has {a small gym, a play area for children and a shop at the gate|a playground and a multipurpose court|a club house with a pool that is actually filled}.'
      : null,
  (f) =>
    !f.flat
      ? '{Mango and pawpaw trees|A mango tree and two coconut palms|Plantain and a lemon tree} at the back, and {enough sun to dry clothes in an hour|shade in the afternoon}.'
      : null,
  (f) =>
    f.flat
      ? '{Clothes lines and the tank stand are on the roof|Drying lines are on the roof}; {every flat has a locked store below|each flat has its own store}.'
      : null,
  (f) =>
    f.flat ? 'The stairs are {wide and lit|tiled}, and {a caretaker sweeps|the caretaker cleans} every morning.' : null,
];

/** What lies around. */
export const around: readonly Line[] = [
  (f) =>
    `${f.near[0].replace(/^the /, '{the|The} ').replace('{the|The}', 'The')} is ${f.random.int(3, 14)} minutes away{, ${f.near[1]} about ${f.random.int(8, 22)}| by car| on foot}.`,
  () =>
    '{Schools, a pharmacy and a supermarket|Two schools, a bank and a bakery|A clinic, a school and a good suya spot} are {all within walking distance|near|round the corner}.',
  (f) =>
    `You {can be|will be} at ${f.near[1]} without {touching the worst of the traffic|much stress} if you leave {before seven|by six thirty|after ten}.`,
  () =>
    'Sunday mornings are quiet; the nearest {church|mosque or church} with loudspeakers is {four|three} streets away.',
  (f) =>
    `Neighbours are mostly {families who own their houses|retired people and young couples|civil servants and traders}; ${f.area.name} {does not change hands often|is that kind of place}.`,
  () =>
    'There is a {market for fresh tomatoes and fish nearby|small market every morning}, and a filling station on the corner.',
  (f) =>
    f.area.region === 'mainland'
      ? 'Close to the link roads, so you can reach {the island or the airport|Ikeja or the island} by more than one way.'
      : null,
  (f) =>
    f.area.city === 'Jos'
      ? 'Harmattan here is cold; you will sleep under {a blanket|two blankets} from November.'
      : null,
  (f) =>
    f.area.city === 'Calabar' ? 'The street is kept as clean as the rest of the town, and December is a party.' : null,
  (f) =>
    f.area.region === 'island'
      ? 'On a clear evening {the breeze comes straight from the lagoon|you smell the sea}, and mosquitoes are fewer than you think.'
      : null,
  (f) =>
    `Network is strong here; {I hold|we hold} video calls from the bedroom{| without moving to the window}.`.replace(
      'I hold',
      f.voice === 'owner' ? 'I hold' : 'we hold',
    ),
];
