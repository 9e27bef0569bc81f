/**
 * Everyday words of Hausa, Yoruba and Igbo, as they are typed without marks; docs/languages.md names the source of each, and words
 * without a source stay out.
 */
export const LOCAL_KINDS: Readonly<Record<string, string>> = {
  // Yoruba writes house and land with the same letters; the mark under the e tells them apart.
  house: 'gida, gidan, gidaje, gidajen, ile, ulo',
  'single-room': 'daki, dakuna, yara, ime ulo, imeulo, daki daya, yara kan',
  land: 'fili, filin, filaye, ilẹ, ala',
  farmland: '[fili|filin] noma, gona, gonar',
  shop: 'soobu, shago, shagon, shaguna',
};
/** "A room", before "self contain". */
export const LOCAL_ROOM = 'daki |daki daya |yara |yara kan ';
export const LOCAL_TYPES: Readonly<Record<string, string>> = {
  rent: 'haya, hayar, hayan, kama haya, mgbazinye',
  sale: '[|na |don ][siyarwa|sayarwa], [|fun ]tita, rira, siya, siyar[| da], saye, sayar[| da], [|mo ]fe ra, izu[| ahia], ire ahia, [|a ]na ere, ana ere',
};
/** "A house with two rooms", by the number of bedrooms. */
export const LOCAL_ROOMS: readonly (readonly [rooms: number, words: string])[] = [
  [2, '[|mai ][daki|dakuna] [biyu|2], [2|two] [daki|dakuna], yara meji, ime ulo abuo, imeulo abuo'],
  [3, '[|mai ][daki|dakuna] [uku|3], [3|three] [daki|dakuna], yara meta, ime ulo ato, imeulo ato'],
  [4, '[|mai ][daki|dakuna] [hudu|4], [4|four] [daki|dakuna], yara merin, ime ulo ano, imeulo ano'],
  [5, '[|mai ][daki|dakuna] [biyar|5], [5|five] [daki|dakuna], yara marunun, yara marun'],
];
export const LOCAL_NEAR = '[|a ]kusa da, sun mo';
export const LOCAL_CHEAP = '[|mai |da ]sauki, [|mai ]arha';
/** Before the most that somebody pays, and behind it: "ba wuce 500k ba". */
export const LOCAL_MOST = '[ba|bai|kada] [|ya |ta |zai |za ta ]wuce';
export const LOCAL_BETWEEN = 'tsakanin';
export const LOCAL_BELOW = 'kasa da[| naira]';
/** Before what is not wanted. */
export const LOCAL_NOT = 'ba na son, bana son';
export const LOCAL_AFTER_AMOUNT = 'ba';
export const LOCAL_GLUE = 'ni, fun, mai, mo fe, ina son, [|ina ]neman';

/** Numbers of Hausa, and what amounts are counted in, which stands before them. */
export const HAUSA_NUMBERS: ReadonlyMap<string, number> = new Map(
  (
    'daya:1 biyu:2 uku:3 hudu:4 biyar:5 shida:6 shidda:6 bakwai:7 takwas:8 tara:9 goma:10 ashirin:20 talatin:30 arbain:40 hamsin:50 sittin:60 ' +
    'sabain:70 tamanin:80 tisin:90'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([word = '', value]) => [word, Number(value)] as const),
);
export const HAUSA_SCALES: ReadonlyMap<string, number> = new Map([
  ['dubu', 1_000],
  ['miliyan', 1_000_000],
  ['biliyan', 1_000_000_000],
]);
