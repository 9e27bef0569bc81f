import { fold } from '#core/text/fold.ts';

/** A word or number of a typed text. */
export interface Token {
  /** As it was typed. */
  raw: string;
  /** Folded, and respelt where it was misspelt; the digits of a number. */
  word: string;
  /** The number that it is, or null. */
  number: number | null;
  /** What stands between it and the token before. */
  gap: string;
  /** Whether a comma, full stop, picture or such stands before it. */
  breaks: boolean;
  /** Whether a plus stands right after it. */
  plus: boolean;
}

/** Of amounts in groups of three: Garki has the areas 1, 2, 3, 7, 8, 10 and 11, so that "area 12 500 000" is one. */
const TOKEN =
  /(?<=\d\d\s?|\d\s|\dft|\d(?=ft))(?:m|ft)2(?![\p{L}\p{N}])|\d{1,3}(?:\.\d{3}){2,}(?![.\d])|\d+,\d{1,2}(?=\s?(?:m|b)(?:n|il|illion)?\b)|\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|(?<!\+|(?:phase|ph|zone|block|gate|wuse) |(?:^|garki|abuja|[,\n]) ?area (?=(?:[12378]|1[01]) )|(?<!(?:phase|ph|zone|block|gate|wuse|area) \d?)\d )(?!234 )[1-9]\d{0,2}(?: \d{3})* 000(?! ?\d{3}|\d)|\d+(?:\.\d+)?|(?<=\d)[km](?=(?:p\.?a|ish)(?![\p{L}\p{N}]))|(?<![\p{L}\p{N}])[sdt]\/d(?![\p{L}\p{N}])|\p{L}[\p{L}\p{M}'’ʼʻ]*|\p{N}+|(?<=\s)&(?=\s)/giu;
/** Signs that join words or belong to a number; a full stop joins where no space follows ("c.of.o"). */
const NO_BREAK = /^(?:[\s\-–—/&+@'"’*×_~₦#$£€=:<>%]|\.(?!\s))*$/u;

/** Signs for what is not wanted. */
const CROSSED_OUT = /[❌❎✖🚫⛔]\uFE0F?/gu;
const REFUSING = /(?<!\p{L})(?:no|not|dont|don't|never|without)(?!\p{L})/iu;

/** A sign that crosses out what follows it; at the end of its line, or beside a tick, what stands before it, unless that is refused already. */
function crossedOut(typed: string, from: number, to: number): string {
  // "🚫 no agents" says so itself.
  if (REFUSING.exec(typed.slice(to).trimStart())?.index === 0) return typed.slice(from, to);
  const before = typed.slice(typed.lastIndexOf('\n', from - 1) + 1, from);
  const after = typed.slice(to).split('\n', 1)[0] ?? '';
  const isBehind = /[\p{L}\p{N}]/u.test(before) && (!/[\p{L}\p{N}]/u.test(after) || /[✅✔☑]/u.test(before + after));
  if (!isBehind) return ' no ';
  return REFUSING.test(before) ? ' ' : ' no, ';
}

/** The sign of foreign money behind its amount, "50k$"; and no kobo, "850,000:00". */
const MONEY_BEHIND = /(?<=\d[km]?)[$£€](?![\d\p{L}])/giu;
const MONEY_WORDS: Readonly<Record<string, string>> = { $: ' dollars', '£': ' pounds', '€': ' euros' };
const NO_KOBO = /(?<=,\d{3}):00(?!\d)/gu;

/** Whether what stands before a token is a number in brackets, as in "three (3) bedroom". */
const isBracketed = (before: string) => /\(\d+\)\s*$/.test(before);

/** Whether what stands before a token is a word that was cut short: "Gov. consent", "C. of O". */
const isShortened = (before = '', gap: string) =>
  /^\.\s*$/.test(gap) && /^(?:gov|govt|govs|c|r|ph|opp|approx)$/i.test(before);

/** Whether a token is the first of a line of a pasted brief. */
export const startsLine = (token?: Token): boolean => token?.gap.includes('\n') ?? false;

/** The words and numbers of a text, letters apart from digits. */
export function tokensOf(typed: string): Token[] {
  const text = typed
    .replaceAll(CROSSED_OUT, (sign, at: number) => crossedOut(typed, at, at + sign.length))
    .replaceAll(MONEY_BEHIND, (sign) => MONEY_WORDS[sign] ?? sign)
    .replaceAll(NO_KOBO, '');
  let end = 0;
  const tokens = [...text.matchAll(TOKEN)].map(({ 0: raw, index }, at, all) => {
    const gap = text.slice(end, index);
    end = index + raw.length;
    const isNumber = /^\d/.test(raw);
    const digits = digitsOf(raw);
    return {
      raw,
      word: isNumber ? digits : wordOf(raw),
      number: isNumber ? Number(digits) : null,
      gap,
      breaks: !NO_BREAK.test(gap) && !isBracketed(text.slice(0, index)) && !isShortened(all[at - 1]?.[0], gap),
      plus: text[end] === '+',
    };
  });
  for (const [at, token] of tokens.entries()) token.word = inFull(tokens, at) ?? token.word;
  return tokens;
}

/** What is written short and means nothing else. */
const IN_FULL: ReadonlyMap<string, string> = new Map([
  ['dnt', 'dont'],
  ['isl', 'island'],
  ['mkt', 'market'],
  ['phse', 'phase'],
  ['phas', 'phase'],
  ['fase', 'phase'],
  ['duplx', 'duplex'],
  ['dup', 'duplex'],
  ['bung', 'bungalow'],
  ['mansn', 'mansion'],
  ['ofis', 'office'],
  ['offc', 'office'],
  ['smd', 'semidetached'],
  ['pkng', 'parking'],
  ['pkg', 'package'],
  ['pckg', 'package'],
  ['ttl', 'total'],
  ['pymt', 'payment'],
  ['pymnt', 'payment'],
  ['payt', 'payment'],
  ['whse', 'warehouse'],
  ['warehse', 'warehouse'],
  ['srvd', 'serviced'],
  ['svcd', 'serviced'],
]);

/** Places by how people shorten them, unless the text has a word that makes it another one. */
const SHORT_PLACES: ReadonlyMap<string, readonly [place: string, unless: RegExp]> = new Map([
  ['suru', ['surulere', /^(?:kebbi|alaba|lere)$/]],
  ['gwari', ['gwarinpa', /^birnin$/]],
] as const);

/** "Semi dup" and "Sabon Gari mkt" in full, and "Dolphin est"; not "est 2010" and "est. price". */
function inFull(tokens: readonly Token[], at: number): string | null {
  const [word = '', before, next] = [tokens[at]?.word, tokens[at - 1], tokens[at + 1]];
  const whole = IN_FULL.get(word);
  if (whole) return whole;
  const [place, unless] = SHORT_PLACES.get(word) ?? [];
  if (place && !tokens.some((other) => unless?.test(other.word))) return place;
  if (next?.gap === '/' && next.word === 'city' && word === 'b') return 'benin';
  if (word === 'v' && next?.word === 'island') return 'victoria';
  const isCounted = /^(?:bed|bd|br)/.test(tokens[at + 2]?.word ?? '');
  if (word === 'pen' && before?.word === 'lekki' && next?.number != null && !isCounted) return 'phase';
  // "Nt above 400", but "150k/nt" and "per nt" are nights.
  const isNight = tokens[at]?.gap === '/' || before?.number != null || /^(?:per|a|each)$/.test(before?.word ?? '');
  if (word === 'nt' && !isNight) return 'not';
  const isMillion = before?.number != null && tokens[at]?.gap === '';
  if (word === 'm' && next?.word === 'flat' && next.gap === '/' && !isMillion) return 'mini';
  // "Omole Ph 1 / Ph 2".
  const isOr = /^(?:or|and)$/.test(before?.word ?? '');
  const last = isOr ? at - 2 : at - 1;
  const isPhase = tokens[last]?.number != null && /^(?:ph|phase)$/.test(tokens[last - 1]?.word ?? '');
  if (word === 'ph' && isPhase && next?.number != null && (isOr || /[/&,]/.test(tokens[at]?.gap ?? ''))) return 'phase';
  const isName = before?.number === null && tokens[at]?.breaks === false;
  const isOther =
    next &&
    (next.number !== null || next.gap.includes('.') || /^(?:price|total|rent|cost|fee|budget)$/.test(next.word));
  return word === 'est' && isName && !isOther ? 'estate' : null;
}

/** A word without marks, but for the one that is all between the Yoruba words for house and land. */
function wordOf(raw: string): string {
  if (raw === '&') return 'and';
  const word = fold(raw).replaceAll(' ', '');
  return word === 'ile' && /e\u0323/i.test(raw.normalize('NFD')) ? 'ilẹ' : word;
}

/** The digits of a number with an English point: of "1,5" (million), "2.000.000" and "2 000 000" too. */
function digitsOf(raw: string): string {
  if (/^\d+,\d{1,2}$/.test(raw)) return raw.replace(',', '.');
  return /^\d{1,3}(?:\.\d{3}){2,}$/.test(raw) ? raw.replaceAll('.', '') : raw.replaceAll(/[, ]/g, '');
}

/** Tokens as they were typed, with one space for whatever stood between them, and the signs of money that is no naira. */
export function written(tokens: readonly Token[]): string {
  return tokens
    .map(({ raw, gap }, at) => {
      const [, sign = ''] = /([$£€])\s*$/.exec(gap) ?? [];
      return at > 0 && gap !== '' ? ` ${sign}${raw}` : `${sign}${raw}`;
    })
    .join('');
}
