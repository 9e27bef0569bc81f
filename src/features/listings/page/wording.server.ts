import { askedPrice, counted } from '../card/words.ts';
import type { Listing } from '../contract.ts';
import { type CostLine, costOf } from '../costs/cost.ts';
import { factOf, FEATURE_GROUPS } from '../property/features.ts';
import { kindOnCard } from '../property/kinds.ts';
import { feeRule } from '../costs/rules.ts';
import { MASK } from '../rules.ts';
import { titlePaperOf } from '../property/title-papers.ts';
import { TITLE_MEANINGS } from '../property/title-meanings.ts';

type Costed = Pick<Listing, 'type' | 'offer' | 'regularPrice' | 'discountPrice' | 'fees' | 'rentYears' | 'sizeSqm'>;

/** What a home really costs, in words and whole naira, as its page shows it. */
export type Bill = ReturnType<typeof billOf>;
/** What is known of a home beyond the fields of the specification, in words. */
export type HomeFacts = ReturnType<typeof factsOf>;

/** The bill of a home for its page. It is worded here, so that reading pages need no list of fees. */
export function billOf(home: Costed) {
  const { type, fees, rentYears, sizeSqm } = home;
  const price = askedPrice(home);
  const { lines, notStated, ...sums } = costOf({ type, price, fees, rentYears, sizeSqm });
  const years = type === 'rent' ? (rentYears ?? 1) : 1;
  return {
    ...sums,
    /** Whether guests pay for nights before they have seen it. */
    isStay: type === 'shortlet',
    /** What the total is for: "First year". */
    title: titleOf(type, years),
    later: type === 'sale' ? 'Every year' : 'Second year',
    lines: lines.map((line) => ({
      label: labelOf(line, type, years),
      amount: line.amount,
      isYearly: line.of !== 'price' && line.every === 'year',
      comesBack: line.refundable,
    })),
    /** Usual fees of which nothing is known. */
    notStated: notStated.map((kind) => feeRule(kind).label),
  };
}

/** The facts of a home in words, features by group. */
export function factsOf(home: Listing) {
  const { sizeText, sizeSqm, toilets, moreInfo } = home;
  const paper = titlePaperOf(home.titlePaper);
  const groups = FEATURE_GROUPS.map(({ label, features }) => ({
    label,
    names: features.filter(({ id }) => home.features.includes(id)).map(factOf),
  }));
  const size = sizeLine(sizeText, sizeSqm);
  const shown = groups.filter(({ names }) => names.length > 0);
  const power = shown.find(({ label }) => label === 'Power');
  return {
    line: factLine(home, size, power?.names[0]),
    /** What people ask for first, with what it is called. */
    key: [
      ['Toilets', toilets],
      ['Size', size],
      ['Power', power?.names.join(', ')],
      ['Title paper', paper?.label],
    ].flatMap(([label, value]) => (value ? [[String(label), String(value)] as const] : [])),
    /** Whether a way to reach the owner stood in its words. */
    isMasked: `${home.description}${moreInfo}`.includes(MASK),
    titlePaper: paper ? { label: paper.label, meaning: TITLE_MEANINGS[paper.id] ?? '' } : null,
    /** What else the owner says, without the features that are listed anyway. */
    more: moreInfo
      .split('. ')
      .filter((note) => !shown.some(({ names }) => names.includes(note.replace(/\.$/, ''))))
      .join('. '),
    /** Features that are not among the first. */
    features: shown.filter((group) => group !== power),
  };
}

/** What it is, at a glance: "2 beds · 3 baths · 98 sqm · Furnished · Band A"; broken only between two of them. */
function factLine(home: Listing, size: string | null, power: string | undefined): string {
  const { kind, roomless } = kindOnCard(home.propertyType);
  const rooms = roomless ? [kind] : [counted(home.bedrooms, 'bed'), counted(home.bathrooms, 'bath')];
  return [...rooms, size, home.furnished && 'Furnished', power]
    .flatMap((fact) => (fact ? [fact.replaceAll(' ', '\u00a0')] : []))
    .join('\u00a0· ');
}

function titleOf(type: Listing['type'], years: number): string {
  if (type === 'shortlet') return 'One night with fees';
  if (type === 'sale') return 'Purchase with fees';
  return years === 1 ? 'First year' : `First payment, for ${years} years`;
}

function labelOf({ of, label, percent }: CostLine, type: Listing['type'], years: number): string {
  if (of === 'price') {
    if (type === 'rent') return years === 1 ? 'Rent for one year' : `Rent for ${years} years`;
    return type === 'shortlet' ? 'One night' : 'Price';
  }
  const name = label ?? feeRule(of).label;
  if (percent === undefined) return name;
  return years === 1 ? `${name} (${percent}%)` : `${name} (${percent}% of one year)`;
}

/** The owner's own words, and the square metres where these do not say them. */
function sizeLine(text: string, sqm: number | null): string | null {
  const metres = sqm === null ? null : `${sqm.toLocaleString('en-US')} sqm`;
  if (!text || !metres) return text || metres;
  return /^[\d,.]+ ?(sqm|m²|m2)$/i.test(text) ? text : `${text} (${metres})`;
}
