import { LOCAL_ROOM } from './local.ts';

/** Words for kinds and families of rules-kinds.ts. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  'self-contain': `[|a |1 |one |single ][|room |rm |${LOCAL_ROOM}][self con|self cont|self contain|self contained|self contains|selfcon|selfcontain|selfcontained|self c|self ctn|slf con|slf cont|slf ctn|s con|s c|scf][| apartment| flat| room| house], [1 |one |a |single ][room|rm] sc, [|1 |one |a |single ][room|rm] self, room and self, roomself, roomselfcon, roomselfcontain, roomselfcontained`,
  'mini-flat': '[mini flat|mini flt|min flat|miniflat|mini apartment|mf]',
  'room-and-parlour':
    '[|1 |one |a ][room|rm] [and |n |with |nd |][parlour|parlor|palour|palor|parlo|plr][| self con| self contain| self contained| selfcon| selfcontain| s c], r [and |n |]p[| s c| self con| self contain], [roomandparlour|roomandparlor|roomandpalour|roomnparlour|roomnparlor|roomnpalour]',
  'single-room':
    '[single|1|one|a|just] [room|rm], [single|1|one|a] [room|rm] apartment, room, [student|students|female|male|girls|boys] hostel, [student|students|corper|corpers|nysc] lodge, hostel[| room| accommodation| accomodation| space]',
  studio: 'studio[| apartment| flat], bedsitter',
  'shared-apartment':
    '[room in |][|a |the ][shared|share|sharing][| a] [apartment|flat|house|room], [flat|apartment|house|room] to share[| with roommate| with flatmate], [flat|room|house] share, [flatmate|roommate|flat mate|room mate], co living',
  flat: 'flat[| apartment], apartment[| flat], apt, aptmt, apartmt, flt',
  'block-of-flats':
    '[block|blk] of [|2 |3 |4 |5 |6 |8 |9 |10 |12 |16 |two |three |four |six |eight |ten ][flat|flt|apartment], [2|3|4|6|8|10|12] flat block, [|2 |3 |4 |two |three |four ][storey|story] building [with|of|containing|that has] [2|3|4|6|8|9|10|12|two|three|four|six|eight|nine|ten|twelve] [flat|apartment], [house|building] [with|of|containing] [3|4|6|8|9|10|12|three|four|six|eight|nine|ten|twelve] [flat|apartment], [2|3|4|6|8|9|10|12|two|three|four|six|eight|ten|twelve] [flat|apartment] in [a|one] [compound|building]',
  maisonette: 'maisonette, maisonnette',
  penthouse: 'penthouse, pent [house|hse]',
  duplex: 'duplex',
  'detached-duplex':
    '[|fully |full |stand alone |standalone ]detached[| duplex| house| home], [|fully ]det duplex, fully det, dd[| duplex], fd[| duplex], fdd, fdx, ddplx',
  'semi-detached-duplex':
    '[semi|semi fully] [detached|detach|det|d][| duplex| house| home], semidetached[| duplex| house], semi duplex, twin [duplex|house], sd[| duplex], sdd, sdx, sdplx',
  'terraced-duplex':
    '[terrace|terraced|terr][| duplex| house| home], td[| duplex], tdx, tdplx, town house, townhouse, row house',
  bungalow: 'bungalow',
  'detached-bungalow': '[|fully |stand alone ][detached|det] bungalow, fdb',
  'semi-detached-bungalow': '[semi|semi detached|semi detach|semi det|semi d|semidetached|sd|twin] bungalow, sdb',
  'terraced-bungalow': '[terrace|terraced|terr] bungalow',
  mansion: 'mansion',
  'face-me-i-face-you':
    'face [me|to] [i |make i |]face[| you], face me, face to face, face me i slap you, [facing|face] [each|one] [other|another]',
  house: 'house, hse, home, homes, building for residence',
  office: 'office[| space| spc| building| apartment], ofc [space|spc]',
  shop: 'shop[| space], store[| space| room], [boutique|salon|kiosk] space',
  plaza: 'plaza, shopping [mall|complex|centre|center]',
  showroom: 'showroom, show room',
  warehouse: '[warehouse|ware house][| space]',
  factory: 'factory[| space| building], factories',
  'filling-station': '[filling|petrol|fuel|gas] station',
  hotel: 'hotel, guest house, guesthouse, motel',
  restaurant: 'restaurant, eatery',
  school: '[|nursery |primary |secondary |private |running |functioning |functional |existing ]school, school hall',
  church: 'church[| hall], hall for [|a ]church, worship centre',
  'event-centre':
    '[event|events] [centre|center|hall|place|space|venue], [banquet|party|wedding|conference] hall, conference room, [new|modern] conference [centre|center], hall for [event|party]',
  'co-working':
    '[co working|coworking][| office][| space| desk| hub], work [|office ]space, hot desk, [meeting|board] room, [shared|virtual] office[| space]',
  commercial:
    'commercial [property|building|space|house], [commercial|business] premises, business [property|space], [space|place|property|premises] for [|a |my ]business, [recording|photo|photography|music|dance|podcast] studio',
  'residential-land': 'residential [land|plot][| of land]',
  'commercial-land': 'commercial [land|plot][| of land]',
  'mixed-use-land': 'mixed use [land|plot][| of land]',
  'industrial-land': 'industrial [land|plot][| of land]',
  farmland:
    '[farmland|farm land|farm|land for farming|poultry farm|fish farm], [agricultural|agriculture|agric|farming] [land|plot], agricultural [purpose|purposes|use], [land|plot] for [agriculture|agric]',
  land: 'land, virgin [land|plot], [|a |full |a full |one full ]plot [of|] land, [acre|hectare] [of|] land',
};

/** They are let for events, unless they are part of a name ("Tafawa Balewa hall"). */
export const HALL_WORDS = 'hall, conference [centre|center]';

/** "Terrace or semi", but not "semi rural". */
export const SEMI = 'semi';

/** A self-contain, unless other words say what is wanted: then it is a service charge. */
export const SERVICE_OR_ROOM = 'sc';

/** Where somebody can live, unless other words say what is wanted. */
export const LIVING_WORDS =
  'accommodation, accomodation, acommodation, acomodation, [place|somewhere|where|anywhere] to [stay|live|sleep], place [i can|i go|i fit] [stay|live]';

/** A warehouse, unless other words say what is wanted. */
export const WAREHOUSE_IN_SHORT = 'wh';

/** A plot is land unless the text speaks of something that stands on it. */
export const PLOT_WORDS = '[a|1|one|full|1 full|one full|] plot, plots';

/** Words that are also the ends of names: they mean a kind only after words that are understood ("Silverbird Plaza"). */
export const NAME_LIKE_KINDS = new Set(['school', 'church', 'plaza', 'restaurant', 'farmland']);
