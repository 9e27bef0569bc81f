import type { Shot } from './load.ts';
import { halfTyped } from './typed-searches.ts';

export interface Case {
  name: string;
  /** `json` answers are also measured against the floor; pages only against the limit. */
  kind: 'json' | 'page';
  /**
   * `hot` answers come from memory, as those that many ask for do. `cold` ones are made for each request: none of their
   * addresses is asked twice before the memory has forgotten it. `without memory` is the same for what has one address
   * only: it is measured with nothing remembered.
   */
  heat: 'hot' | 'cold' | 'without memory';
  shots: Shot[];
}

/** Enough different addresses that none is asked twice. */
const DIFFERENT = 20_000;
/** More than any home costs: as an upper price it changes nothing but the question. */
export const BEYOND_PRICES = 900_000_000_000;

/** A sentence of many filters that no home has all of: counts, nearest steps and relaxed tries are all asked for. */
const NO_MATCH = '7 bed furnished bungalow for sale in gwarinpa with pool gym and cinema';

const get = (path: string): Shot => ({ path });
const different = (path: (n: number) => string): Shot[] => Array.from({ length: DIFFERENT }, (_, n) => get(path(n)));
/** The same homes, asked for with ever other prices as the highest. */
const asNew = (path: string) => different((n) => `${path}&maxPrice=${BEYOND_PRICES + n}`);
const asNewWords = (path: string) => different((n) => `${path}+${n}`);
const typed = (words: string) => asNew(`/api/listing/get?limit=9&searchTerm=${encodeURIComponent(words)}`);

/** What is measured. `listings` are some that exist, more than are asked for in one go. */
export function casesFor(listings: { id: string; slug: string }[]): Case[] {
  const sections = ['offer=true&limit=3', 'type=shortlet&limit=4', 'type=rent&limit=3', 'type=sale&limit=3'];
  const home = [...sections.map((query) => get(`/api/listing/get?${query}`)), get('/api/listing/exclusive?limit=3')];
  const lekki = 'lekki duplex';
  const json = (heat: Case['heat'], name: string, shots: Shot[]): Case => ({ kind: 'json', heat, name, shots });
  const page = (heat: Case['heat'], name: string, shots: Shot[]): Case => ({
    kind: 'page',
    heat,
    name: `page: ${name}`,
    shots,
  });
  const one = listings.map(({ id }) => get(`/api/listing/get/${id}`));
  const pages = listings.map(({ slug }) => get(`/listing/${slug}`));
  const first = '/api/listing/get?type=rent&limit=9';
  return [
    json('hot', 'home sections', home),
    json('without memory', 'home sections', home),
    json('hot', 'one listing', one.slice(0, 50)),
    json('cold', 'one listing', one),
    json('hot', 'first results page', [get(first)]),
    json('without memory', 'first results page', [get(first)]),
    json('cold', 'search, common words', typed(lekki)),
    json('cold', 'search, rare words', typed('lot31337')),
    json('cold', 'search, misspelt', typed('leki duplx')),
    json(
      'cold',
      'search with filters',
      typed(lekki).map(({ path }) => get(`${path}&type=sale&bedrooms=3`)),
    ),
    json('cold', 'search, a sentence', typed('3 bed duplex for sale in lekki with pool')),
    json(
      'cold',
      'search, cheapest first',
      typed(lekki).map(({ path }) => get(`${path}&sort=price`)),
    ),
    json('cold', 'search, words that are left over', typed('2 bed flat yaba serene viewing')),
    json('cold', 'search around a place', typed('2 bed flat near yaba')),
    json('cold', 'search around a landmark', typed('self contain near unilag')),
    json('cold', 'search around three places', typed('flat within 5 km of yaba, surulere or ikeja')),
    json('cold', 'search around a way', typed('flat between yaba and surulere')),
    json('cold', 'search around a way of many homes', typed('flat between lekki and ikoyi')),
    json('cold', 'search around a road without homes', typed('shop along lekki')),
    json(
      'cold',
      'search around a place, cheapest first',
      typed('flat near lekki').map(({ path }) => get(`${path}&sort=price`)),
    ),
    json('cold', 'search, nights and guests', typed('3 nights in lekki for 4 people')),
    json(
      'cold',
      'search without some features',
      asNew('/api/listing/get?limit=9&type=rent&place=lagos/lekki&without=pool&without=gym'),
    ),
    json('cold', 'search without a match', typed(NO_MATCH)),
    json(
      'cold',
      'near, common filters',
      different((n) => `/api/listing/get?limit=9&type=rent&kind=flat&place=lagos/lekki&maxPrice=${1_000 + n}`),
    ),
    json('cold', 'near, a rare kind', asNew('/api/listing/get?limit=9&type=sale&kind=hotel&place=kano/kano')),
    json('cold', 'search, lowest total first', asNew('/api/listing/get?limit=9&type=rent&sort=total')),
    json('cold', 'counts beside the filters', asNew('/api/listing/filters?type=rent&kind=flat&bedrooms=2')),
    json('cold', 'autocomplete', asNewWords('/api/listing/suggest?searchTerm=lek')),
    json(
      'cold',
      'autocomplete of all sorts of texts',
      halfTyped().map((text) => get(`/api/listing/suggest?searchTerm=${encodeURIComponent(text)}`)),
    ),
    json('cold', 'map, a part of a city', asNew('/api/listing/map?box=6.42,3.4,6.57,3.55&zoom=13&type=rent')),
    json('cold', 'map, the country', asNew('/api/listing/map?box=4,2.5,14,15&zoom=6')),
    page('hot', 'home', [get('/')]),
    page('without memory', 'home', [get('/')]),
    page('hot', 'results', [get('/search?type=rent')]),
    page('cold', 'results', asNew('/search?type=rent')),
    page('hot', 'a sentence', [get('/search?searchTerm=2+bed+flat+in+yaba+under+5m')]),
    page('cold', 'a sentence', asNew('/search?searchTerm=2+bed+flat+in+yaba')),
    page('cold', 'results around a place', asNew('/search?searchTerm=2+bed+flat+near+yaba')),
    page('cold', 'results without a match', asNew(`/search?searchTerm=${encodeURIComponent(NO_MATCH)}`)),
    page('hot', 'listing', pages.slice(0, 50)),
    page('cold', 'listing', pages),
    page('hot', 'place', [get('/for-rent/lagos/lekki')]),
    page('without memory', 'place', [get('/for-rent/lagos/lekki')]),
    // Next to nothing is read for it: what drawing through the framework takes by itself.
    page('without memory', 'terms of use', [get('/terms')]),
  ];
}
