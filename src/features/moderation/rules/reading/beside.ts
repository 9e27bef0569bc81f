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
  ['a', 2, 0, /^(?:persons?|visitor|house|client|head|visit|inspection|viewing)$/, 'a'],
  ['a', 2, 0, /^(?:trip|visitor|tour|outing|movement)$/, 'a'],
  ['J', -2, 0, /^as$/, '.'],
  [/^move$/, -1, 0, /^we$/, 'e'],
  [/^dates?$/, -1, 0, /^(?:fix|pick|viewing|inspection|visit)$/, 'l'],
  [/^pos$/, 1, 0, 'a', 'V'],
  [/^pos$/, 2, 0, 'a', 'V'],
  [/^anything$/, -1, 0, 'V', 'F'],
  ['a', 1, 0, /^(?:each|every|weekly|night)$/, 'M'],
  ['a', 2, 0, /^(?:parking|month|night|hour|week|loaded)$/, 'M'],
  [/^(?:trips?|transport|transportation)$/, 1, 0, 'o', '.'],
  [/^entry$/, -1, 0, /^(?:gym|pool|private|separate|own)$/, '.'],
  [/^visitors?$/, 1, 0, /^(?:of|toilet|parking)$/, '.'],
  [/^check$/, -1, 0, /^(?:late|early)$/, '.'],
  [/^access$/, 2, 0, /^(?:granted|given|allowed)$/, 'S'],
  [/^something$/, 1, 0, /^from$/, 'F'],
  [/^tokens?$/, -1, 0, /^(?:buy|meter|prepaid|electricity|light|first|own)$/, '.'],
  [/^open$/, -1, 0, /^(?:will|go|to|he|she|dem)$/, 'S'],
  [/^percent$/, -3, 0, 'PV', 'F'],
  [/^number$/, 3, 0, /^(?:house|flat|street)$/, 'L'],
  [/^number$/, 2, 0, /^(?:house|flat|street)$/, 'L'],
  [/^inside$/, -1, 0, /^(?:go|see|enter|come)$/, 'e'],
  [/^security$/, 1, 0, /^(?:reasons?|purposes?|man|men|go|before)$/, '.'],
  [/^movement$/, 1, 0, 'Fa', 'I'],
  [/^(?:enters?|entry)$/, -1, 0, 'N', 'S'],
  [/^put$/, 1, 0, /^down$/, 'V'],
  [/^put$/, 1, 0, 'a', 'V'],
  [/^(?:move|moving)$/, 1, 0, /^in$/, 'm'],
  [/^movement$/, -1, 0, 'B', 'S'],
  [/^place$/, -1, 0, /^exact$/, 'L'],
  [/^open$/, -2, 0, /^(?:door|gate)$/, 'S'],
  [/^allow$/, 2, 0, /^in$/, 'S'],
  [/^collected$/, -1, 0, /^(?:agents?|who|that|somebody|someone|people)$/, 'Y'],
  [/^find$/, 1, 0, /^(?:me|us|am)$/, 'V'],
  [/^(?:gets|takes|keeps)$/, 1, 0, /^(?:it|am)$/, 'X'],
  [/^market$/, -2, 0, /^off$/, 'X'],
  [/^(?:half|part|portion)$/, 3, 0, 'G', 'F'],
  [/^percent$/, -2, 0, 'PV', 'F'],
  [/^sum$/, 2, 0, 'a', 'F'],
  [/^(?:commitment|seriousness|sight)$/, 1, 0, 'F', 'I'],
  [/^contacts?$/, -1, 0, /^(?:landlords?|landladys?|owners?)$/, 'L'],
  [/^where$/, -2, 0, /^tell$/, 'L'],
  [/^asked$/, -1, 0, /^be$/, 'P'],
  [/^wants?$/, -3, 0, 'D', 'Y'],
  [/^back$/, -2, 0, 'D', 'A'],
  [/^(?:mail|post|ship|courier)(?:s|ed|ing)?$/, 2, 0, 'K', 'R'],
  [/^(?:dhl|fedex|ems|waybill|courier)$/, 2, 0, 'K', 'R'],
  [/^(?:dhl|fedex|ems|waybill|courier)$/, 3, 0, 'K', 'R'],
  [/^(?:dhl|fedex|ems|waybill|courier)$/, 4, 0, 'K', 'R'],
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
  [
    /^(?:charg|collect)(?:es?|s|ing)?$/,
    -1,
    0,
    /^(?:who|that|anyone|anybody|others|people|agents|man|somebody|someone)$/,
    'Y',
  ],
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
  [/^show(?:n|ing)?$/, 1, 0, /^(?:proof|receipt|evidence|id|interest|us|me|your)$/, '.'],
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
  [/^(?:after|afta)$/, 1, 0, /^(?:which|that|dat|it|this|wards)$/, 'H'],
  [/^up$/, 1, 0, /^front$/, 'T'],
  [/^(?:something|somtin|thing|sth|change)$/, -1, 0, /^(?:small|smal|little)$/, 'F'],
  [/^(?:something|somtin|thing|sth)$/, -1, 0, 'V', 'F'],
  [/^(?:something|somtin|sth)$/, -1, 0, /^(?:me|us|am)$/, 'F'],
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
    /^(?:carry|carrying|take|takes|taking|taken|tek|escorts?|walk|walks|lead|leads)$/,
    1,
    0,
    /^(?:you|u|una|am|clients?|people|person|to|round|there)$/,
    'S',
  ],
  [
    'B',
    2,
    2,
    /^(?:dey|go|come|carry|take|meet|step|leave|waka|move|fit|can|will|send|release|allows?|lets?|opens?|brings?)$/,
    'S',
  ],
  [/^open$/, 1, 0, /^(?:gate|door|the|for|up)$/, 'S'],
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
