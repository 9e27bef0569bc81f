const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** "o eight o three", and no "o" that ends what somebody says. */
const LETTER_O = String.raw`(?<!\bof\s)o(?=[\s.,-]{1,3}(?:${DIGITS.join('|')}|oh|\d))`;
const DIGIT = `(?:${DIGITS.join('|')}|nought|naught|oh|${LETTER_O})`;
const TIMES: ReadonlyMap<string, number> = new Map([
  ...['double', 'dabul', 'dubble', 'dbl'].map((word) => [word, 2] as const),
  ...['triple', 'treble', 'tripple'].map((word) => [word, 3] as const),
  ['quadruple', 4],
]);
const OFTEN = `(?:${[...TIMES.keys()].join('|')})`;
/** "two fives", "three zeroes" */
const PLURAL = String.raw`(?:(?<times>two|three|four|2|3|4)\s{1,2}(?<figure>${DIGITS.join('|')})e?s)`;
/**
 * How figures are said in Pidgin, Yoruba, Hausa and Igbo, or spelt as they sound. Many are everyday words too, so they count only where a whole
 * telephone or account number comes of them.
 */
const SAID: ReadonlyMap<string, string> = new Map(
  [
    'ziro zirro ziroh zeero nil odo sifili efu',
    'wan won ookan okan kan daya otu',
    'tu to too meji eji biyu abuo',
    'tiri tri tree thri free meta eta uku ato',
    'fo foh for fore merin erin hudu ano',
    'faiv fife fyv faif marun arun biyar ise',
    'siks sis sixx mefa efa shida isii',
    'sevin sevun sefun meje eje bakwai asaa',
    'eit ate ait eigt mejo ejo takwas asato',
    'nain nan nyne mesan esan tara itoolu',
  ].flatMap((words, digit) => words.split(' ').map((word) => [word, String(digit)] as const)),
);
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TEN = String.raw`(?:${TENS.join('|')})(?:[\s-]{1,2}(?:${DIGITS.slice(1).join('|')}))?`;
const HUNDRED = String.raw`(?:${DIGITS.slice(1).join('|')}|[1-9])\s{1,2}hundred(?:\s{1,2}(?:and\s{1,2})?(?:${TEN}|${[...TEENS, ...DIGITS.slice(1)].join('|')}))?`;
const SPOKEN = `(?:${HUNDRED}|${[...SAID.keys(), ...TEENS].join('|')}|${TEN})`;
/** Figures that stand for a letter: z3r0, s1x. */
const DRAWN_LETTER: Record<string, string> = { o: '[o0]', i: '[i1!]', e: '[e3]', s: '[s5]', t: '[t7]' };
/** Words of sentences that are near to one of those for figures. */
const EVERYDAY =
  '(?:line|fine|mine|wine|pine|nice|our|hour|tour|pour|foot|food|form|fur|fix|mix|sit|size|side|site|live|give|file|fire|drive|seen|even|ever|there|these|thee|once|ore|tone|done|gone|bone|none|zone|stone|phone|town|twin|who|light|right|night|height|weight|sight|might|tight|hero|office)';
/** The words for figures with one letter wrong, missing, swapped for two or drawn as a figure. */
const MISSPELT = DIGITS.map((word) => {
  const letters = Array.from(word, (letter) => DRAWN_LETTER[letter] ?? letter);
  const wrong = letters.map((_letter, at) => letters.with(at, '[a-z]{0,2}').join(''));
  return `(?:${[letters.join(''), ...wrong].join('|')})`;
});
const MISSPELT_WHOLE = MISSPELT.map((pattern) => new RegExp(`^${pattern}$`));
/** Figures with letters among them that are taken for one: 0B03, 44S, and o8o345g78i2 where they are many. */
const DRAWN = String.raw`(?<![a-z\d])(?:(?=[oil\d]*[sbz])(?=[oilsbz]*\d)[oilsbz\d]{2,14}|(?=(?:[a-z]{0,4}\d){4})(?=\d{0,13}[a-z])[oilsbzgqaet\d]{9,14})(?![a-z\d])`;
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
const GLUED = `(?:${DIGITS.join('|')}|oh){7,16}`;
/** Figures, also with letters among them that are drawn like one; and figures in words, also where they touch others: 080three. */
export const NUMBER = new RegExp(
  [
    `(?<drawn>${DRAWN})`,
    `(?<![a-z])(?<glued>${GLUED})(?![a-z])`,
    String.raw`(?<![a-z\d])(?=[oil\d]*\d)[oil\d]+(?![a-z])`,
    `(?<![a-z])${PLURAL}(?![a-z])`,
    `(?<![a-z])(?<hundred>${HUNDRED})(?![a-z])`,
    String.raw`(?<![a-z])(?:(?<often>${OFTEN})[\s-]{1,3})?(?:(?<digit>${DIGIT}|(?<=${OFTEN}[\s-]{1,3})\d(?!\d))|(?<said>${SPOKEN}))(?![a-z])`,
    `(?<![a-z\\d])(?<misspelt>(?=[a-z\\d]{3})(?!${EVERYDAY}(?![a-z\\d]))(?:${MISSPELT.join('|')}))(?![a-z\\d])`,
    String.raw`\d+`,
  ].join('|'),
  'g',
);

export interface Said {
  digits: string;
  inWords: boolean;
  /** Whether it may be an everyday word, or one with figures in it. */
  isDoubtful: boolean;
  /** Whether it is a word for a figure only with a letter put right. */
  isMisspelt?: boolean;
}

/** The figures that somebody wrote, whether in words, and whether what was written may be an everyday word. */
export function digitsOf(match: RegExpExecArray): Said {
  const [all] = match;
  const { drawn, glued, times, figure, hundred, often, digit, said, misspelt } = match.groups ?? {};
  if (drawn) return { digits: drawnAs(all), inWords: false, isDoubtful: true };
  if (glued) return { digits: (glued.match(ONE_DIGIT) ?? []).map(numberOf).join(''), inWords: false, isDoubtful: true };
  if (times && figure)
    return {
      digits: numberOf(figure).repeat(Number(times) || DIGITS.indexOf(times)),
      inWords: true,
      isDoubtful: true,
    };
  if (misspelt)
    return {
      digits: String(MISSPELT_WHOLE.findIndex((pattern) => pattern.test(misspelt))),
      inWords: true,
      isDoubtful: true,
      isMisspelt: true,
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
