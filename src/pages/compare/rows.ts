import { naira } from '#core/money.ts';
import { costOf } from '#features/listings/costs/cost.ts';
import { factOf, FEATURE_GROUPS } from '#features/listings/property/features.ts';
import { asksForRooms, kindOf } from '#features/listings/property/kinds.ts';
import { titlePaperOf } from '#features/listings/property/title-papers.ts';
import type { ListingType } from '#features/listings/rules.ts';
import type { Listing as Home } from '#features/listings/contract.ts';
import { askedPrice, lagosDay, placeLine, priceLine, typeBadge } from '#features/listings/card/words.ts';

export type RowGroup = ReturnType<typeof compareRows>[number];
/** A fact of homes that stand side by side, one cell each. */
export type Row = RowGroup['rows'][number];

/** What nobody has said, and what does not apply. */
const UNKNOWN = 'Not stated';
const NONE = '–';

const TOTALS: Record<ListingType, string> = {
  rent: 'To move in, with fees',
  shortlet: 'One night with fees',
  sale: 'Price with fees',
};

/** Everything that is known of these homes, line by line; lines that are empty for all of them are left out. */
export function compareRows(homes: readonly Home[]) {
  const row = (
    label: string,
    cell: (home: Home) => string,
    marked?: { best: Best; of: (home: Home) => number | null },
  ) => {
    const cells = homes.map(cell);
    const differs = new Set(cells).size > 1;
    // What only some of them say is worth seeing, but no difference between homes.
    const contradicts = new Set(cells.filter((text) => !isEmpty(text))).size > 1;
    return { label, cells, differs, contradicts, best: marked ? bestOf(homes.map(marked.of), marked.best) : null };
  };
  const lowest = (of: (home: Home) => number | null) => ({ best: 'Lowest', of }) as const;
  const types = new Set(homes.map(({ type }) => type));
  const [type] = types.size === 1 ? types : [];
  const groups = [
    {
      label: 'What it costs',
      rows: [
        row('Price', (home) => priceLine(home).replace('/ ', '/\u00A0'), type && lowest(askedPrice)),
        row(type ? TOTALS[type] : 'With fees', total, type && lowest(knownTotal)),
        row('Refundable', comesBack),
        row('Second year', secondYear),
        ...(type === 'rent'
          ? [
              row(
                'Two years in all',
                twoYears,
                lowest((home) => knownTotal(home) && ofTwoYears(home)),
              ),
            ]
          : []),
        row('Price per sqm', (home) => amount(cost(home).perSqm), type && lowest((home) => cost(home).perSqm)),
      ],
    },
    {
      label: 'What it is',
      rows: [
        row('Offered', ({ type: market }) => typeBadge(market)),
        row('Kind', ({ propertyType }) => kindOf(propertyType)?.label ?? UNKNOWN),
        row('Place', ({ address, city, state }) => placeLine(address, city, state)),
        row('Bedrooms', (home) => rooms(home, home.bedrooms)),
        row('Bathrooms', (home) => rooms(home, home.bathrooms)),
        row('Toilets', (home) => rooms(home, home.toilets)),
        row(
          'Size',
          ({ sizeSqm, sizeText }) => sizeText || (sizeSqm ? `${sizeSqm.toLocaleString('en-US')} sqm` : UNKNOWN),
          { best: 'Largest', of: ({ sizeSqm }) => sizeSqm },
        ),
        row('Title paper', ({ titlePaper }) => titlePaperOf(titlePaper)?.label ?? UNKNOWN),
        row('Listed on', ({ createdAt }) => lagosDay(createdAt)),
      ],
    },
    {
      label: 'What it has',
      rows: [
        row('Parking', ({ parking }) => yesNo(parking)),
        row('Furnished', ({ furnished }) => yesNo(furnished)),
        ...FEATURE_GROUPS.map((group) =>
          row(group.label, ({ features }) => {
            const has = group.features.filter(({ id }) => features.includes(id));
            return has.map(factOf).join(', ') || UNKNOWN;
          }),
        ),
      ],
    },
  ];
  return groups.map((group) => ({ ...group, rows: group.rows.filter(({ cells }) => !cells.every(isEmpty)) }));
}

type Best = 'Lowest' | 'Largest';

/** Which of the homes has the lowest or largest figure, where exactly one does of at least two that are known. */
function bestOf(figures: readonly (number | null)[], word: Best): { index: number; word: Best } | null {
  const known = figures.filter((figure) => figure !== null);
  const best = word === 'Lowest' ? Math.min(...known) : Math.max(...known);
  const isOne = known.length > 1 && known.filter((figure) => figure === best).length === 1;
  return isOne ? { index: figures.indexOf(best), word } : null;
}

/** Whether a cell says nothing of its home. */
export const isEmpty = (cell: string) => cell === UNKNOWN || cell === NONE || cell === '';
/** Whether nobody has said more than the rent of a year. */
const isSilent = ({ fees, rentYears }: Home) => fees.length === 0 && (rentYears ?? 1) === 1;
const cost = (home: Home) => costOf({ ...home, price: askedPrice(home) });
const amount = (known: number | null) => (known === null ? UNKNOWN : naira(known));
/** Before a sum that a usual fee which is not stated may yet add to. */
const from = (home: Home) => (cost(home).notStated.length > 0 ? 'From ' : '');
const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

function rooms({ propertyType }: Home, known: number | null): string {
  if (propertyType && !asksForRooms(propertyType)) return NONE;
  return known === null ? UNKNOWN : String(known);
}

/** "From ₦6,490,000" where a usual fee is not stated, "… for 2 years" where so many are paid at once. */
function total(home: Home): string {
  if (isSilent(home)) return UNKNOWN;
  const { firstTotal } = cost(home);
  const years = home.type === 'rent' && (home.rentYears ?? 1) > 1 ? ` for ${home.rentYears}\u00A0years` : '';
  return `${from(home)}${naira(firstTotal)}${years}`;
}

/** "₦200,000, rent already paid" where the first payment was for several years. */
function secondYear(home: Home): string {
  if (isSilent(home)) return UNKNOWN;
  const { secondYear: again, rentAhead } = cost(home);
  if (again === null) return UNKNOWN;
  return `${from(home)}${naira(again)}${rentAhead ? ', rent already paid' : ''}`;
}

/** What homes of which one is paid for a year and another for two can be told apart by. */
function twoYears(home: Home): string {
  const sum = ofTwoYears(home);
  if (sum === null) return isSilent(home) ? UNKNOWN : NONE;
  return `${from(home)}${naira(sum)}`;
}

function ofTwoYears(home: Home): number | null {
  const { firstTotal, secondYear: again } = cost(home);
  return isSilent(home) || again === null || (home.rentYears ?? 1) > 2 ? null : firstTotal + again;
}

/** Null where a usual fee is not stated: what may yet come to it is not the lowest. */
function knownTotal(home: Home): number | null {
  const { firstTotal, notStated } = cost(home);
  return isSilent(home) || notStated.length > 0 ? null : firstTotal;
}

function comesBack(home: Home): string {
  const { refundable, notStated } = cost(home);
  return isSilent(home) || (refundable === 0 && notStated.includes('caution')) ? UNKNOWN : naira(refundable);
}
