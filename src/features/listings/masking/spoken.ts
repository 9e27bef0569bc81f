export const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** "o eight o three", and no "o" that ends what somebody says. */
const LETTER_O = String.raw`(?<!\bof\s)o(?=[\s.,-]{1,3}(?:${DIGITS.join('|')}|oh|\d))`;
const DIGIT = `(?:${DIGITS.join('|')}|nought|naught|oh|${LETTER_O})`;
/** Words for how often a figure is said. */
export const TIMES: ReadonlyMap<string, number> = new Map([
  ...['double', 'dabul', 'dubble', 'doubl', 'dobule', 'duble', 'dbl'].map((word) => [word, 2] as const),
  ...['triple', 'treble', 'tripple'].map((word) => [word, 3] as const),
  ['quadruple', 4],
  ['twice', 2],
  ['thrice', 3],
]);
const OFTEN = `(?:${[...TIMES.keys()].join('|')})`;
/** "two fives", "three zeroes" */
const PLURAL = String.raw`(?:(?<times>two|three|four|2|3|4)\s{1,2}(?<figure>${DIGITS.join('|')}|\d)e?s)`;
/**
 * How figures are said in Pidgin, Yoruba, Hausa and Igbo, or spelt as they sound. Many are everyday words too, so they count only where a whole
 * telephone or account number comes of them.
 */
export const SAID: ReadonlyMap<string, string> = new Map(
  [
    'sifiri sifuri ziro zirro ziroh zeero nil odo ofo sifili efu',
    'wan won ookan okan ikan eni kan daya otu un',
    'tu to too meji eji biyu abuo abua deux',
    'tiri tri tree thri free meta eta uku ato trois',
    'fo foh for fore fower fowa merin erin hudu fudu ano quatre',
    'faiv fife fyv faif marun arun biyar ise cinq',
    'siks sis sixx mefa efa shida isii isi',
    'sevin sevun sefun seben meje eje bakwai asaa asa sept',
    'eit ate ait eigt mejo ejo takwas asato huit',
    'nain nan nyne mesan esan tara itoolu itolu neuf',
  ].flatMap((words, digit) => words.split(' ').map((word) => [word, String(digit)] as const)),
);
/** "seven five times", "4 twice" */
const REPEATED = String.raw`(?:(?<again>\d|${DIGITS.join('|')})\s{1,2}(?:(?:x\s?(?=[2-6]))?(?<count>two|three|four|five|six|2|3|4|5|6)(?:(?<=x\s?\d)|\s{0,2}(?:times|x))|(?<twice>twice|thrice)))`;
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TEN = String.raw`(?:${TENS.join('|')})(?:[\s-]{1,2}(?:${DIGITS.slice(1).join('|')}))?`;
const HUNDRED = String.raw`(?:${DIGITS.slice(1).join('|')}|[1-9])\s{1,2}hundred(?:\s{1,2}(?:and\s{1,2})?(?:${TEN}|${[...TEENS, ...DIGITS.slice(1)].join('|')}))?`;
const SPOKEN = `(?:${HUNDRED}|${[...SAID.keys(), ...TEENS].join('|')}|${TEN})`;
/** Figures with letters among them that are taken for one. */
const DRAWN = String.raw`(?<![a-z\d])(?:${[
  // 6 o 1 2 4 S 9
  String.raw`[ilsbz](?=[^a-z\d]{1,4}\d(?!\d{3}))`,
  // 0B03, 44S
  String.raw`(?=[oil\d]*[sbzgqeat])(?=[oilsbzgqeat]*\d)[oilsbzgqeat\d]{2,14}`,
  // SSS
  String.raw`(?<letter>[ilsbzt])\k<letter>{1,3}`,
  // o8o345g78i2
  String.raw`(?=(?:[a-z]{0,4}\d){4})(?=\d{0,13}[a-z])[oilsbzgqaet\d]{9,14}`,
].join('|')})(?![a-z\d])`;
const DRAWN_AS: Record<string, string> = {
  o: '0',
  i: '1',
  l: '1',
  z: '2',
  e: '3',
  a: '4',
  s: '5',
  t: '7',
  b: '8',
  g: '9',
  q: '9',
};
const ONE_DIGIT = new RegExp(`${DIGITS.join('|')}|oh`, 'g');
/** "z e r o  e i g h t" */
const LETTER_BY_LETTER = `(?:${[...DIGITS, 'oh'].map((word) => Array.from(word).join(String.raw`[\s._*-]`)).join('|')})`;
/** Words for figures with nothing between them, or with a space or sign between all letters. */
const GLUED = String.raw`(?:(?:${DIGITS.join('|')}|oh){2,16}|${LETTER_BY_LETTER}(?:[^a-z\d]{1,3}${LETTER_BY_LETTER}){2,15})`;
/** Figures, also with letters among them that are drawn like one; and figures in words, also where they touch others: 080three. */
export const NUMBER = new RegExp(
  [
    `(?<![a-z\\d])${REPEATED}(?![a-z])`,
    `(?<drawn>${DRAWN})`,
    `(?<![a-z])(?<glued>${GLUED})(?![a-z])`,
    String.raw`(?<![a-z\d])(?=[oil\d]*\d)[oil\d]+(?![a-z\d])`,
    `(?<![a-z])${PLURAL}(?![a-z])`,
    `(?<![a-z])(?<hundred>${HUNDRED})(?![a-z])`,
    String.raw`(?<![a-z])(?:(?<often>${OFTEN})[\s-]{0,3})?(?:(?<digit>${DIGIT}|(?<=${OFTEN}[\s-]{0,3})\d(?!\d))|(?<said>${SPOKEN}))(?![a-z])`,
    String.raw`\d+`,
  ].join('|'),
  'g',
);

export interface Said {
  digits: string;
  inWords: boolean;
  /** Whether it may be an everyday word, or one with figures in it. */
  isDoubtful: boolean;
}

/** The figures that somebody wrote, whether in words, and whether what was written may be an everyday word. */
export function digitsOf(match: RegExpExecArray): Said {
  const [all] = match;
  const { again, count, twice, drawn, glued, times, figure, hundred, often, digit, said } = match.groups ?? {};
  if (drawn) return { digits: drawnAs(all), inWords: false, isDoubtful: true };
  if (glued)
    return {
      digits: (glued.replaceAll(/[^a-z]/g, '').match(ONE_DIGIT) ?? []).map(numberOf).join(''),
      inWords: false,
      isDoubtful: true,
    };
  if (again) {
    const often = twice ? (twice === 'twice' ? 2 : 3) : Number(count) || DIGITS.indexOf(count ?? '');
    return { digits: (/\d/.test(again) ? again : numberOf(again)).repeat(often), inWords: true, isDoubtful: false };
  }
  if (times && figure)
    return {
      digits: (/\d/.test(figure) ? figure : numberOf(figure)).repeat(Number(times) || DIGITS.indexOf(times)),
      inWords: true,
      isDoubtful: true,
    };
  const word = hundred ?? digit ?? said;
  if (!word) return { digits: drawnAs(all), inWords: false, isDoubtful: false };
  const one = /^\d$/.test(word) ? word : (SAID.get(word) ?? numberOf(word));
  return { digits: one.repeat(TIMES.get(often ?? '') ?? 1), inWords: true, isDoubtful: digit === undefined };
}

const drawnAs = (text: string): string => text.replaceAll(/[a-z]/g, (letter) => DRAWN_AS[letter] ?? letter);

/** "seven", "seventeen", "seventy-one", and "four hundred and seven". */
function numberOf(said: string): string {
  const [hundreds = '', rest = ''] = said.split(/\s+hundred(?:\s+and)?\s*/);
  if (hundreds !== said) {
    const first = /^\d$/.test(hundreds) ? hundreds : numberOf(hundreds);
    return first + (rest ? numberOf(rest) : '').padStart(2, '0');
  }
  if (TEENS.includes(said)) return String(10 + TEENS.indexOf(said));
  const [ten = '', one = ''] = said.split(/[\s-]+/);
  if (TENS.includes(ten)) return String(10 * (2 + TENS.indexOf(ten)) + Math.max(0, DIGITS.indexOf(one)));
  return String(Math.max(0, DIGITS.indexOf(said)));
}
