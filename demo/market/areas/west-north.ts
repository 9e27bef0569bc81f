import { areasOf } from './area.ts';

/** South-west outside Lagos, and the north outside Abuja. */
export const westAndNorth = [
  ...areasOf(
    'Ibadan',
    'Oyo',
    'west',
    `
  Bodija | 200221 | 7.4348 3.9143 | 1-1.7 | 130 | 70 | 8 | Awolowo Avenue; Osuntokun Avenue; Favours Road; Housing Road; Oshuntokun Close | the University of Ibadan; Bodija market; Awolowo junction
  Jericho | 200272 | 7.4001 3.8656 | 1.1-1.9 | 150 | 75 | 5 | Onireke Road; Magazine Road; Aleshinloye Road; Link Reservation Road | Jericho mall; Eleyele; Aleshinloye market
  Oluyole | 200273 | 7.3648 3.8598 | 0.8-1.4 | 90 | 0 | 6 | Town Planning Way; Alafin Avenue; Ring Road; Nihort Road | Ring Road; Challenge; Mobil bus stop
  Akobo | 200285 | 7.4426 3.9524 | 0.8-1.2 | 65 | 0 | 7 | General Gas Road; Ojurin Road; Olorunda Road; Kolapo Ishola Road | General Gas; Ojurin; Akobo Estate`,
  ),
  ...areasOf(
    'Abeokuta',
    'Ogun',
    'west',
    `
  Ibara GRA | 110222 | 7.1416 3.3305 | 0.7-1.3 | 75 | 60 | 6 | Quarry Road; Onikolobo Road; Ibara Housing Road; Presidential Boulevard | the Governor’s office; Panseke; Olumo Rock
  Oke-Mosan | 110222 | 7.1207 3.3488 | 0.6-1.2 | 65 | 0 | 4 | Kobape Road; Oke-Mosan Road; Idi-Aba Road | Oke-Mosan secretariat; Kobape; June 12 centre`,
  ),
  ...areasOf(
    'Ilorin',
    'Kwara',
    'west',
    `
  GRA Ilorin | 240101 | 8.4866 4.5641 | 0.7-1.3 | 75 | 55 | 5 | Ahmadu Bello Way; Umar Audi Road; Offa Road; Fate Road | Kwara mall; Fate roundabout; Post Office
  Tanke | 240103 | 8.4764 4.6132 | 0.4-0.9 | 45 | 0 | 5 | Tanke Road; Oke-Odo Road; University Road | the university gate; Tipper garage; Mark junction`,
  ),
  ...areasOf(
    'Akure',
    'Ondo',
    'west',
    `
  Alagbaka | 340110 | 7.2526 5.2103 | 0.6-1.2 | 65 | 55 | 5 | Alagbaka Road; Igbatoro Road; Oda Road; Ilesa Road | the Governor’s office; Shoprite road; Cathedral junction`,
  ),
  ...areasOf(
    'Jos',
    'Plateau',
    'north',
    `
  Rayfield | 930103 | 9.8343 8.8987 | 1.1-2.3 | 100 | 65 | 7 | Rayfield Road; Little Rayfield Road; Zarmaganda Road; Lamingo Road | the Government House; Rayfield resort; Lamingo dam
  Bukuru | 930104 | 9.7931 8.8694 | 0.5-1.1 | 50 | 0 | 4 | Bukuru Expressway; Gyel Road; Rantya Road | NIPSS; Bukuru market; Old Airport junction`,
  ),
  ...areasOf(
    'Kano',
    'Kano',
    'north',
    `
  Nassarawa GRA | 700213 | 11.9892 8.5499 | 1.1-2.2 | 150 | 75 | 7 | Audu Bako Way; Sokoto Road; Lamido Crescent; Ahmadu Bello Way; Race Course Road | the Ado Bayero mall; Kano Club; the race course
  Hotoro | 700101 | 11.9807 8.5893 | 0.6-1.2 | 65 | 0 | 5 | Maiduguri Road; Hotoro GRA Road; Tishama Road | the Hotoro NNPC depot; Maiduguri Road; Tarauni`,
  ),
  ...areasOf(
    'Kaduna',
    'Kaduna',
    'north',
    `
  Ungwan Rimi | 800283 | 10.5519 7.4585 | 0.9-1.8 | 90 | 60 | 6 | Rabah Road; Isa Kaita Road; Sultan Road; Coronation Crescent | Lugard Hall; the Sultan Road market; Murtala Square
  Barnawa | 800282 | 10.4776 7.4286 | 0.5-1.1 | 55 | 0 | 5 | Barnawa Road; Shagari Low-cost Road; Kachia Road; Bishop Yohanna Road | Barnawa market; the Kaduna mall; Command junction`,
  ),
];
