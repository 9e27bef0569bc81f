import { fold, type Span } from '#features/listings/masking/mask.ts';

/** What is said in a sentence, in one of these ways, and not denied in it. */
export type Family = readonly RegExp[];

/** No sentence is longer than that, so that a long text takes as long as its length. */
export const WITHIN = String.raw`[^.!?\n|]{0,60}`;
export const family = (...ways: readonly string[]): Family => ways.map((way) => new RegExp(way, 'g'));

/** Denied, said by others who are warned of, or free; "no na" is Igbo for being somewhere. */
const DENIED =
  /\b(?:no(?!\sna\b)|not|never|nobody|dont|don't|without|beware|avoid|ignore|refuse|wary|careful|warn\w*|(?:anyone|anybody|agents|people) (?:who |that )?(?:asks?|asking|claims?|claiming)|scam\w*|fraud\w*|ko si|kii|babu|ba a|kada|kar|[eo] ma|[eo]\s?nwegh\w*|akwula|ekwela)\b[^.!?\n]{0,90}$/;
const FREE = /^[^.!?\n]{0,40}\b(?:free|none|waived|lofe|ofe|kyauta|n'efu|nil|zero|0%)\b/;

/** Who does so is no good, as the seller says. */
const OF_OTHERS =
  /^[^.!?\n]{0,60}\b(?:scam\w*|fraud\w*|thie(?:f|ves)|fakes?|not us|report (?:him|her|them|it)|is a lie|(?:is|are) not)\b/;
/** "Any money at all", which is denied in Yoruba before the words that ask for it are. */
const NOTHING = /\b(?:kankan|rara)\b/;

/** Money before a look in Yoruba, Hausa and Igbo; accents are taken off before. */
export const PAID_UNSEEN_AT_HOME = family(
  String.raw`\bowo\s(?:ayewo|abewo|wiwo|iwoye|inspection)\b`,
  String.raw`\b(?:koko|kokoko)\s(?:san|fi)\b${WITHIN}\b(?:owo|sile|naira)\b|\bfi\sowo\s(?:sile|sile\sko)\b`,
  String.raw`\b(?:san|sanwo)\b${WITHIN}\b(?:ki|kato|ko to)\s(?:e|o|a|won)?\s?to\s(?:ri|wo|wole|mu|gbe|fi|si|lo)\b`,
  String.raw`\bkudin\s(?:dubawa|dubi|gani|kallo|ganin|duba)\b`,
  String.raw`\b(?:biya|biyan|tura|aika|bada|bayar)\b${WITHIN}\b(?:kafin|sannan)\b${WITHIN}\b(?:gani|gane|ga|dubawa|duba|kallo|shiga|nuna|bude|kai)\b`,
  String.raw`\b(?:ego|ugwo)\s(?:ileta|nleta|ilele|nlele|nnyocha|inspection)\b`,
  String.raw`\b(?:kwuo|kwu|akwu|kwuru|ikwu|zite|ziga|nye)\b${WITHIN}\b(?:tupu|mgbe)\b${WITHIN}\b(?:hu|ihu|lee|ele|bata|huru|emepee|imepe|gosi|igosi|abanye|ibanye)\b`,
);

/** Paid without a look, or a look that comes when it is paid. */
export const PAID_WITHOUT_LOOK = family(
  String.raw`\b(?:pay|send|transfer|deposit)\b${WITHIN}\bwithout\s(?:seeing|inspecti\w+|viewing|visiting|looking)\b`,
  String.raw`\b(?:pay\w*|fees?|deposit|transfer|send)\b${WITHIN}\bfirst\b${WITHIN}\b(?:viewing|inspection|visit|tour)s?\s(?:will\s)?(?:follow|come)s?\b`,
);

/** Charges whose names say that they are for being let in to look. */
export const PAID_TO_GET_IN = family(
  String.raw`(?<!\bestate\b${WITHIN})\b(?:access|entrance|entry|gate|visitors?|walk[- ]?in|showing|appointment|scheduling)\s(?:fee|charge|money|levy)s?\b(?!${WITHIN}\b(?:cars?|vehicles?|trucks?|estate|month\w*|year\w*|annum)\b)`,
);

const PEOPLE =
  '(?:yorubas?|igbos?|ibos?|hausas?|fulanis?|ijaws?|tivs?|efiks?|edos?|calabar\\s(?:people|tenants?)|muslims?|christians?)';
const TENANTS = '(?:tenants?|people|persons?|occupants?|families|family)';
export const SHUT_OUT = family(
  String.raw`\b(?:no|not\sfor|except|avoid|excluding)\s${PEOPLE}\b(?!\s(?:town|road|street|market|festival))`,
  String.raw`\b${PEOPLE}\s(?:${TENANTS}\s)?(?:only|not\s(?:allowed|wanted|accepted)|need\snot|should\snot|are\snot|preferred|preferably|strictly)\b`,
  String.raw`\b(?:only|strictly)\s(?:for\s)?${PEOPLE}\b(?=\s${TENANTS}|[^\w]|$)`,
);

/** One text is read for every family, one after the other. */
let lastRead: ({ text: string } & ReturnType<typeof respelt>) | undefined;

/** Where a text says so, also spelt around. What denies it stands before it, but where the denial is what is meant. */
export function saidIn(text: string, ways: Family, { denials = true } = {}): Span | undefined {
  const { folded, starts, ends } = lastRead?.text === text ? lastRead : (lastRead = { text, ...respelt(text) });
  for (const way of ways)
    for (const { 0: said, index } of folded.matchAll(way)) {
      const end = index + said.length;
      const isDenied =
        DENIED.test(folded.slice(Math.max(0, index - 100), index)) ||
        FREE.test(folded.slice(end, end + 50)) ||
        OF_OTHERS.test(folded.slice(end, end + 90)) ||
        NOTHING.test(said);
      if (denials && isDenied) continue;
      return { start: starts[index] ?? 0, end: ends[end - 1] ?? text.length };
    }
  return undefined;
}

const MEANT_BY: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

/** The folded text with figures among letters read as these, and letters that stand apart put together. */
function respelt(text: string) {
  const { folded, starts, ends } = fold(text);
  const read = folded.replace(/(?<=[a-z])[013457@$!](?=[a-z])/g, (sign) => MEANT_BY[sign] ?? sign);
  const left = new Set<number>();
  for (const { 0: apart, index } of read.matchAll(/(?<![a-z\d])[a-z](?:[ .\-_*][a-z]){2,20}(?![a-z\d])/g))
    for (let at = 1; at < apart.length; at += 2) left.add(index + at);
  const kept = starts.map((_start, at) => at).filter((at) => !left.has(at));
  return {
    folded: kept.map((at) => read.charAt(at)).join(''),
    starts: kept.map((at) => starts[at] ?? 0),
    ends: kept.map((at) => ends[at] ?? text.length),
  };
}

const NUMBER_WORDS: Record<string, number> = {
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};
const SHARE = String.raw`(\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})(?:[\s-]five)?\s?(?:%|per\s?cent)`;
const FEE = String.raw`(?:agency|agent|legal|agreement|commission|lawyer)\b(?:\sfees?)?`;
const SHARES = [
  new RegExp(String.raw`\b${FEE}(?:\s?(?:is|of|at|:|=|-))?\s{0,3}${SHARE}`, 'g'),
  new RegExp(String.raw`(?<![\d.])\b${SHARE}\s(?:as\s|for\s)?(?:the\s)?${FEE}`, 'g'),
];

/** The highest agency or legal fee that the words name, in hundredths of the price; 0 where they name none. */
export function shareInWords(text: string): number {
  const { folded } = fold(text);
  const named = SHARES.flatMap((way) => [...folded.matchAll(way)]).map(
    ([, share = '']) => NUMBER_WORDS[share] ?? Number(share),
  );
  return Math.max(0, ...named.filter((share) => share <= 100));
}
