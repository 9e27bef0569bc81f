import { nairaShort } from '#core/money.ts';
import { MAX_LIMIT, PAGE_SIZE } from '#core/paging.ts';
import { parseGrouped } from '#ui/grouped-number.ts';
import { LISTING_TYPES, type ListingType, MAX_ROOMS } from '../rules.ts';

/** What somebody looks for, as the address of the results says it. */
export interface SearchChoices {
  searchTerm: string;
  type: ListingType | null;
  offer: boolean;
  /** The fewest bedrooms. */
  bedrooms: number | null;
  /** Whole naira. */
  minPrice: number | null;
  maxPrice: number | null;
  furnished: boolean;
  parking: boolean;
}

/** Beyond this, a person is better served by a narrower search. */
export const MOST_SHOWN = Math.floor(MAX_LIMIT / PAGE_SIZE) * PAGE_SIZE;

export interface Choice {
  name: keyof SearchChoices;
  label: string;
}

/** Reads the choices of an address; what makes no sense is left out, since people share and cut addresses. */
export function choicesOf(params: URLSearchParams): SearchChoices {
  const type = params.get('type')?.toLowerCase();
  const rooms = Number(params.get('bedrooms'));
  return {
    searchTerm: (params.get('searchTerm') ?? '').trim().slice(0, 200),
    type: LISTING_TYPES.find((one) => one === type) ?? null,
    offer: params.get('offer') === 'true',
    bedrooms: Number.isInteger(rooms) && rooms > 0 && rooms <= MAX_ROOMS ? rooms : null,
    minPrice: parseGrouped(params.get('minPrice') ?? ''),
    maxPrice: parseGrouped(params.get('maxPrice') ?? ''),
    furnished: params.get('furnished') === 'true',
    parking: params.get('parking') === 'true',
  };
}

const TYPE_WORDS = { sale: 'For sale', rent: 'For rent', shortlet: 'Shortlet' } as const;

/** The choices beside the words, each with a name to take it away by. */
export function activeChoices(choices: SearchChoices): Choice[] {
  const { type, offer, bedrooms, minPrice, maxPrice, furnished, parking } = choices;
  const active: (Choice | false | null | undefined)[] = [
    type && { name: 'type', label: TYPE_WORDS[type] },
    offer && { name: 'offer', label: 'Offers' },
    bedrooms !== null && { name: 'bedrooms', label: `${bedrooms}+ bedrooms` },
    minPrice !== null && { name: 'minPrice', label: `From ${nairaShort(minPrice)}` },
    maxPrice !== null && { name: 'maxPrice', label: `Up to ${nairaShort(maxPrice)}` },
    furnished && { name: 'furnished', label: 'Furnished' },
    parking && { name: 'parking', label: 'Parking' },
  ];
  return active.filter((choice) => typeof choice === 'object' && choice !== null);
}

const TITLES = { sale: 'Homes for sale', rent: 'Homes for rent', shortlet: 'Shortlets' } as const;

/** What the results are called: "Homes for sale: lekki". */
export function resultsTitle({ searchTerm, type, offer }: SearchChoices): string {
  const kind = type ? TITLES[type] : offer ? 'Homes on offer' : 'Homes';
  return searchTerm ? `${kind}: ${searchTerm}` : `${kind} in Nigeria`;
}

/** How many results the address asks to show; whole pages of them. */
export function shownOf(params: URLSearchParams): number {
  const pages = Math.round(Number(params.get('show') ?? 0) / PAGE_SIZE);
  return Math.min(PAGE_SIZE * Math.max(1, pages || 1), MOST_SHOWN);
}
