import type { Shot } from './load.ts';

export interface Case {
  name: string;
  /** `json` answers are also measured against the floor; pages only against the limit. */
  kind: 'json' | 'page';
  shots: Shot[];
}

/** Enough different addresses that none is asked twice before the others. */
const DIFFERENT = 5_000;

/** A sentence of many filters that no home has all of: counts, nearest steps and relaxed tries are all asked for. */
const NO_MATCH = '7 bed furnished bungalow for sale in gwarinpa with pool gym and cinema under 3m';

const get = (path: string): Shot => ({ path });
/** The same question under ever new addresses, so that no remembered answer helps. */
const asNew = (path: string): Shot[] => Array.from({ length: DIFFERENT }, (_, n) => get(`${path}&n=${n}`));
const typed = (words: string) => asNew(`/api/listing/get?limit=9&searchTerm=${encodeURIComponent(words)}`);

/** What is measured. `listings` are some that exist. */
export function casesFor(listings: { id: string; slug: string }[]): Case[] {
  const sections = ['offer=true&limit=3', 'type=shortlet&limit=4', 'type=rent&limit=3', 'type=sale&limit=3'];
  const home = [...sections.map((query) => get(`/api/listing/get?${query}`)), get('/api/listing/exclusive?limit=3')];
  return [
    { name: 'home sections', kind: 'json', shots: home },
    { name: 'one listing', kind: 'json', shots: listings.map(({ id }) => get(`/api/listing/get/${id}`)) },
    { name: 'first results page', kind: 'json', shots: [get('/api/listing/get?type=rent&limit=9')] },
    {
      name: 'first results page, never asked before',
      kind: 'json',
      shots: asNew('/api/listing/get?type=rent&limit=9'),
    },
    { name: 'search, common words', kind: 'json', shots: typed('lekki duplex') },
    { name: 'search, rare words', kind: 'json', shots: typed('lot31337') },
    { name: 'search, misspelt', kind: 'json', shots: typed('leki duplx') },
    {
      name: 'search with filters',
      kind: 'json',
      shots: typed('lekki duplex').map(({ path }) => get(`${path}&type=sale&bedrooms=3`)),
    },
    {
      name: 'search, a sentence',
      kind: 'json',
      shots: typed('3 bed duplex for sale in lekki with pool under 150m'),
    },
    {
      name: 'search, cheapest first',
      kind: 'json',
      shots: typed('lekki duplex').map(({ path }) => get(`${path}&sort=price`)),
    },
    { name: 'search without a match', kind: 'json', shots: typed(NO_MATCH) },
    {
      name: 'near, common filters',
      kind: 'json',
      shots: asNew('/api/listing/get?limit=9&type=rent&kind=flat&place=lagos/lekki&maxPrice=1000'),
    },
    {
      name: 'near, a rare kind',
      kind: 'json',
      shots: asNew('/api/listing/get?limit=9&type=sale&kind=hotel&place=kano/kano'),
    },
    { name: 'search, lowest total first', kind: 'json', shots: asNew('/api/listing/get?limit=9&type=rent&sort=total') },
    {
      name: 'counts beside the filters',
      kind: 'json',
      shots: asNew('/api/listing/filters?type=rent&kind=flat&bedrooms=2'),
    },
    { name: 'autocomplete', kind: 'json', shots: asNew('/api/listing/suggest?searchTerm=lek') },
    {
      name: 'map, a part of a city',
      kind: 'json',
      shots: asNew('/api/listing/map?box=4.5,3,4.65,3.15&zoom=13&type=rent'),
    },
    { name: 'map, the country', kind: 'json', shots: asNew('/api/listing/map?box=4,2.5,14,15&zoom=6') },
    { name: 'page: home', kind: 'page', shots: [get('/')] },
    { name: 'page: results', kind: 'page', shots: [get('/search?type=rent')] },
    { name: 'page: a sentence', kind: 'page', shots: asNew('/search?searchTerm=2+bed+flat+in+yaba+under+5m') },
    {
      name: 'page: results without a match',
      kind: 'page',
      shots: asNew(`/search?searchTerm=${encodeURIComponent(NO_MATCH)}`),
    },
    { name: 'page: listing', kind: 'page', shots: listings.slice(0, 50).map(({ slug }) => get(`/listing/${slug}`)) },
  ];
}
