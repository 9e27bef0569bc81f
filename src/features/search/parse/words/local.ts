/**
 * Everyday words of Hausa, Yoruba and Igbo, as they are typed without marks; docs/languages.md names the source of each, and words
 * without a source stay out.
 */
export const LOCAL_KINDS: Readonly<Record<string, string>> = {
  // Yoruba writes house and land with the same letters; the mark under the e tells them apart.
  house: 'gida, gidan, gidaje, gidajen, ile, ulo',
  'single-room': 'daki, dakuna, yara, ime ulo, imeulo',
  land: 'fili, filin, ilẹ, ala',
  shop: 'soobu',
};
export const LOCAL_TYPES: Readonly<Record<string, string>> = {
  rent: 'haya, hayar, hayan, kama haya',
  sale: 'siya, siyar[| da], saye, sayar[| da], [|mo ]fe ra, izu[| ahia], ire ahia',
};
/** "A house with two rooms", by the number of bedrooms. */
export const LOCAL_ROOMS: readonly (readonly [rooms: number, words: string])[] = [
  [2, '[|mai ]daki biyu, yara meji'],
  [3, '[|mai ]daki uku'],
  [4, '[|mai ]daki hudu'],
  [5, '[|mai ]daki biyar, yara marunun'],
];
export const LOCAL_NEAR = '[|a ]kusa da, sun mo';
export const LOCAL_CHEAP = '[|mai |da ]sauki';
export const LOCAL_GLUE = 'ni, mai, mo fe, ina son';
