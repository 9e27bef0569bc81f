import { naira } from '#core/money.ts';
import { counted } from '../card/words.ts';
import { fees, feesOfForm } from '../costs/contract.ts';
import { feeRule } from '../costs/rules.ts';
import { DEFAULT_PRICE, MIN_ROOMS, shareOf, USUAL_SHARE_MAX } from '../rules.ts';
import { asksForRooms } from '../property/kinds.ts';
import { sizeOf } from '../property/size.ts';
import type { ListingPreview } from '../page/preview.server.ts';
import type { ListingFormValues } from './values.ts';

/** Something that is easily a slip. */
export interface Question {
  /** Of the field and its value, so that another value is another question. */
  key: string;
  field: string;
  words: string;
}

/** What the server has to say before it stores a home. */
export interface Check {
  questions: readonly Question[];
  preview?: ListingPreview | undefined;
}

/** Kinds that have one room by their name. */
const ONE_ROOM = [
  'self-contain',
  'mini-flat',
  'room-and-parlour',
  'single-room',
  'studio',
  'shared-apartment',
  'face-me-i-face-you',
];
const PER = { rent: ' a year', shortlet: ' a night' } as const;
type Asked = 'regularPrice' | 'bedrooms' | 'bathrooms' | 'sizeText' | 'phone' | `fees.${'agency' | 'legal'}.amount`;

/** Of a telephone number that can be called from anywhere in the country. */
const LEAST_FIGURES = 10;
/** How a mobile number of Nigeria begins, and how many figures follow that. */
const MOBILE = /^(?:2340?|0)?[789][01](\d*)$/;
const MOBILE_REST = 8;

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const BEDROOMS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[\s-]?(?:bed(?:room)?s?|bedrm|bdr?m|br)\b/i;

/** Figures alone, which are taken for square metres. */
const BARE = /^\s*[\d,.]+\s*$/;

/** What the form asks back once before a home goes live: values nobody touched, high fees and sizes that say no area (LIST-59). */
export function questionsOf(values: ListingFormValues): Question[] {
  const ask = (field: Asked, words: string): Question => ({
    key: `${field}:${values[field]}`,
    field,
    words,
  });
  const asked: Question[] = [];
  const { type, regularPrice, propertyType, sizeText, phone } = values;
  if (Number(regularPrice) === DEFAULT_PRICE)
    asked.push(
      ask(
        'regularPrice',
        `Is ${naira(DEFAULT_PRICE)}${PER[type as keyof typeof PER] ?? ''} the full price? The form begins with it.`,
      ),
    );
  if (asksForRooms(propertyType) && !ONE_ROOM.includes(propertyType)) {
    const named = bedroomsNamed(values.name);
    const isOther = named !== null && named !== Number(values.bedrooms);
    if (isOther) {
      const chosen = counted(Number(values.bedrooms), 'bedroom');
      asked.push(ask('bedrooms', `Does it have ${chosen}? Its name says ${named}.`));
    }
    for (const field of ['bedrooms', 'bathrooms'] as const)
      if (Number(values[field]) === MIN_ROOMS && !(isOther && field === 'bedrooms'))
        asked.push(ask(field, `Does it have ${counted(MIN_ROOMS, field.slice(0, -1))}? The form begins with one.`));
  }
  if (BARE.test(sizeText))
    asked.push(ask('sizeText', `Is its size ${sizeText.trim()} square metres? Write sqm, ft or acres after it.`));
  else if (/\d/.test(sizeText) && sizeOf(sizeText) === null)
    asked.push(
      ask(
        'sizeText',
        `How big is “${sizeText.trim()}”? With a unit, such as 600 sqm or 50x100 ft, people find it by size.`,
      ),
    );
  const figures = phone.replaceAll(/\D/g, '').length;
  if (figures > 0 && (figures < LEAST_FIGURES || isOtherLength(phone)))
    asked.push(ask('phone', `Is ${phone.trim()} the whole number? It has ${counted(figures, 'figure')}.`));
  return [...asked, ...highFees(values, ask)];
}

/** Whether a mobile number of Nigeria has a figure too many or too few. */
function isOtherLength(phone: string): boolean {
  const rest = MOBILE.exec(phone.replaceAll(/\D/g, ''))?.[1];
  return rest !== undefined && rest.length !== MOBILE_REST;
}

/** How many bedrooms a name says: "Three-bedroom flat". */
function bedroomsNamed(name: string): number | null {
  const said = BEDROOMS.exec(name)?.[1]?.toLowerCase();
  if (!said) return null;
  return COUNTS.includes(said) ? COUNTS.indexOf(said) + 1 : Number(said);
}

/** What nobody has been asked yet. */
export function openQuestions(values: ListingFormValues, confirmed: readonly string[]): Question[] {
  return questionsOf(values).filter(({ key }) => !confirmed.includes(key));
}

function highFees(values: ListingFormValues, ask: (field: Asked, words: string) => Question): Question[] {
  const price = Number(values.offer ? values.discountPrice : values.regularPrice);
  const stated = fees.safeParse(feesOfForm(values));
  if (!stated.success || !price) return [];
  return stated.data.flatMap((fee) => {
    const share = shareOf(fee, price);
    if ((fee.kind !== 'agency' && fee.kind !== 'legal') || share <= USUAL_SHARE_MAX) return [];
    const name = feeRule(fee.kind).label.toLowerCase();
    return ask(
      `fees.${fee.kind}.amount`,
      `Is the ${name} ${Math.round(share)} % of the price? Above ${USUAL_SHARE_MAX} % people ask why, and Lagos allows no more.`,
    );
  });
}
