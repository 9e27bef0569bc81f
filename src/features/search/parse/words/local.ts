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
  rent: 'haya, hayar, hayan, kama haya',
  sale: '[|na |don ][siyarwa|sayarwa], [|fun ]tita, rira, siya, siyar[| da], saye, sayar[| da], [|mo ]fe ra, izu[| ahia], ire ahia',
};
/** "A house with two rooms", by the number of bedrooms. */
export const LOCAL_ROOMS: readonly (readonly [rooms: number, words: string])[] = [
  [2, '[|mai ]daki biyu, yara meji, ime ulo abuo, imeulo abuo'],
  [3, '[|mai ]daki uku, yara meta, ime ulo ato, imeulo ato'],
  [4, '[|mai ]daki hudu, yara merin, ime ulo ano, imeulo ano'],
  [5, '[|mai ]daki biyar, yara marunun, yara marun'],
];
export const LOCAL_NEAR = '[|a ]kusa da, sun mo';
export const LOCAL_CHEAP = '[|mai |da ]sauki';
/** Before the most that somebody pays, and behind it: "ba wuce 500k ba". */
export const LOCAL_MOST = '[ba|bai] [|ya |ta |zai |za ta ]wuce';
export const LOCAL_AFTER_AMOUNT = 'ba';
export const LOCAL_GLUE = 'ni, fun, mai, mo fe, ina son, [|ina ]neman';
