import type { Meaning } from './lexicon.ts';

type Beside = readonly [
  own: RegExp | Meaning,
  nearby: number,
  offset: number,
  beside: RegExp | Meaning,
  meaning: Meaning,
];
/** A word or meaning, what stands so many words from it, and which word means what then. The first that fits counts. */
const BESIDE: readonly Beside[] = [
  ['N', 1, 0, /^(?:possible|allowed)$/, 'q'],
  ['a', 2, 0, /^(?:persons?|house|client|head|visit|inspection|viewing)$/, 'a'],
  [/^movement$/, 1, 0, 'Fa', 'I'],
  [/^enters?$/, -1, 0, 'N', 'S'],
  [/^(?:come|reach|arrive|land|resume)$/, -2, 0, 'D', 'A'],
  [/^half$/, -1, 0, 'VP', 'F'],
  ['g', 1, 0, 'aF', 'F'],
  ['g', 2, 0, 'a', 'F'],
  ['g', 3, 0, 'a', 'F'],
  ['g', -1, 0, 'aPV', 'F'],
  ['g', -2, 0, 'aPV', 'F'],
  ['I', 1, 0, /^(?:centre|center|deck|decks|chambers?|pit|certificate|office|report)$/, '.'],
  [/^paid$/, 2, 0, /^(?:us|seller|landlord|owners?|company)$/, '.'],
  [/^paid$/, -2, 0, /^(?:he|she|they|caretaker)$/, '.'],
  [/^transfer$/, -1, 0, /^airport$/, '.'],
  // "agents who charge", "if anybody asks you": others do, and the seller warns of them.
  [/^ask(?:s|ing|ed)?$/, -1, 0, /^(?:agents?|anyone|anybody|somebody|someone|who|that|they|body|are|he|she)$/, 'Y'],
  [/^(?:charg|collect)(?:es?|s|ing)?$/, -1, 0, /^(?:who|that|anyone|anybody|others|people|agents)$/, 'Y'],
  [/^(?:some|other|others|most|fake|many|why)$/, 1, 0, /^(?:agents?|people|pay)$/, 'Y'],
  // "no refund", "not negotiable" and "no time wasters" deny nothing of what is paid.
  [
    'N',
    1,
    0,
    /^(?:time|story|stories|refunds?|refundable|negotiable|returnable|optional|reversible|wahala|long|shaking|issues?|stress|doubt|jokes?|haggling|negotiation|discount|pets|matter|only|longer|later|more|credit|scam)$/,
    '.',
  ],
  ['H', -1, 0, /^(?:not|no)$/, '.'],
  // "not free", "no free viewing", "no be free"
  ['W', -1, 0, 'N', 'Q'],
  ['W', -2, 0, /^(?:not|no|dont|doesnt|never)$/, 'Q'],
  // "free of charge"
  ['W', 2, 2, 'F', '.'],
  [/^on$/, 1, 0, /^(?:payment|payments|receipt|confirmation|deposit)$/, 'D'],
  [
    /^views?$/,
    -1,
    0,
    /^(?:ocean|sea|lagoon|city|river|garden|pool|street|great|nice|beautiful|panoramic|lovely|good|water|waterfront|golf|rooftop|balcony|stunning|scenic|mountain|hill|skyline|full|clear|in)$/,
    '.',
  ],
  [/^views?$/, 1, 0, /^(?:of|from)$/, '.'],
  [/^show(?:n|ing)?$/, 1, 0, /^(?:proof|receipt|evidence|id|interest|us|me|it|your)$/, '.'],
  [
    /^inspections?$/,
    -1,
    0,
    /^(?:building|structural|town|government|govt|property|fire|home|environmental|vehicle|vio|lift|and|landlord)$/,
    '.',
  ],
  [/^tour$/, -1, 0, /^(?:city|video|virtual)$/, '.'],
  [
    /^first$/,
    1,
    0,
    /^(?:year|years|floor|class|month|time|come|rent|phase|gate|bank|settler|served|to|two|token|payment)$/,
    '.',
  ],
  [/^(?:after|afta)$/, 1, 0, /^(?:which|that|dat|wards)$/, 'H'],
  [/^up$/, 1, 0, /^front$/, 'T'],
  [/^(?:something|somtin|thing|sth|change)$/, -1, 0, /^(?:small|smal|little)$/, 'F'],
  [/^(?:something|somtin|thing|sth)$/, -1, 0, 'V', 'F'],
  [/^(?:look|check|luk)$/, 1, 0, /^(?:am|around|at|it|out|later|later|before|first)$/, 'S'],
  [/^(?:look|luk)$/, -1, 0, 'B', 'S'],
  [
    /^(?:ask|asks|asking|asked|tell|tells|demand|demands)$/,
    -1,
    0,
    /^(?:agents?|anyone|anybody|somebody|someone|who|that|they|body)$/,
    'Y',
  ],
  [/^forms?$/, -1, 0, /^(?:buy|buying|purchase|obtain|obtaining|pay|after|afta|no)$/, 'F'],
  [/^forms?$/, 1, 0, 'aF', 'F'],
  [/^forms?$/, 2, 0, 'aF', 'F'],
  [/^card$/, -1, 0, /^(?:gift|steam|amazon|itunes)$/, 'u'],
  [/^union$/, -1, 0, /^western$/, 'u'],
  [/^(?:opay|palmpay|kuda|moniepoint|paga)$/, -1, 0, /^(?:my|to|into)$/, 'P'],
  ['K', 1, 0, /^(?:feature|features|areas?)$/, '.'],
  [
    /^(?:carry|carrying|take|takes|taking|taken|tek|escort)$/,
    1,
    0,
    /^(?:you|u|una|am|clients?|people|person|to|round|there)$/,
    'S',
  ],
  ['B', 2, 2, /^(?:dey|go|come|carry|take|meet|step|leave|waka|move|fit|can|will|send|release)$/, 'S'],
  [/^open$/, 1, 0, /^(?:gate|door|the|for)$/, 'S'],
  [/^see$/, 1, 0, 'F', '.'],
  [/^show(?:ing)?$/, 1, 0, 'F', 'I'],
  [/^show$/, 1, 0, /^round$/, 'I'],
  [/^site$/, -2, 0, /^go(?:ing)?$/, 'S'],
  [/^(?:pay|paid|paying|pays)$/, 1, 0, 'I', 'p'],
  [/^paid$/, -2, 0, 'I', 'F'],
  ['R', -1, 0, /^(?!(?:by|via|through|thru|with|be|being|keys?)$)/, '.'],
  ['a', 2, 0, 'I', 'a'],
  ['a', 1, 0, /^(?:per|a|yearly|annually|monthly|nightly|p|pa|daily)$/, 'M'],
];

/** What words mean by the ones beside them. */
export function settled(all: readonly Meaning[], words: readonly string[]): Meaning[] {
  const meanings = [...all];
  for (let at = 0; at < meanings.length; at += 1)
    for (const [own, nearby, offset, beside, meaning] of BESIDE) {
      const isOwn = typeof own === 'string' ? meanings[at] === own : own.test(words[at] ?? '');
      if (!isOwn) continue;
      const other = at + nearby;
      const isBeside =
        typeof beside === 'string' ? beside.includes(meanings[other] || ' ') : beside.test(words[other] ?? '');
      if (!isBeside || at + offset >= meanings.length) continue;
      meanings[at + offset] = meaning;
      break;
    }
  return meanings;
}
