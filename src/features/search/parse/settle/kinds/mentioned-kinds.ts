import { asksOnlyFor } from '#features/listings/property/kinds.ts';
import { meaningsIn, means, type Part, plain } from '../../parts.ts';
import { listOf, phraseAt } from '../../phrases.ts';
import type { Token } from '../../tokens.ts';
import { FILTER_PHRASES } from '../../vocabulary.ts';

const WORKERS =
  /^(?:managers?|owners?|workers?|teachers?|attendants?|staffs?|members?|keepers?|operators?|drivers?|guards?|girls?|boys?)$/;
const STREET = /^(?:roads?|rd|streets?|str|avenue|ave|lane|crescent)$/;
/** "Shop road side" is no name. */
const BY_ROAD = /^(?:side|facing|front|level|access)$/;
/** Before what somebody owns already, and where he works or trades. */
const OWN = listOf(
  '[my|our|his|her|their][| small| new| old| big| main], [i have|i get|i own|i run|we own|we run][| a| one| my| small]',
);
const WORKED_IN = listOf(
  '[|i |we ][work|works|working|teach|teaches|teaching] [in|at|for][| a| an| one| the| my| big], [i|we|dey] [sell|selling|trade] [in|at|for][| a| my| the]',
);
const LONGEST_OWN = 4;
const ABLE = /^(?:can|could|fit|may|if|where|once|when)$/;
const SAYS = /^(?:is|was|dey|too|don|na|are)$/;
/** Rooms that a house or an office has, and that nobody lives in. */
const ROOM_IN_HOUSE =
  /^(?:prayer|cinema|study|ante|box|play|utility|games?|gaming|media|dining|sitting|living|family|visitors?|dressing|changing|waiting|meeting|conference|board|server|bed|bath|guest|laundry|music)$/;
const ROOF = /^(?:roof|rooftop|top|private|outdoor)$/;

/** Kinds that a text mentions and does not ask for: somebody's own shop or work, streets, and what a home has. */
export function settledMentions(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const kinds = parts.filter((part) => meaningsIn([part], 'kind').some(({ unsure }) => !unsure));
  const isAsked = (part: Part) =>
    ROOMED.some((filter) => meaningsIn(parts, filter).length > 0) ||
    meaningsIn(parts, 'type').some(({ value }) => value === 'shortlet') ||
    kinds.some((other) => other !== part && valueOf(other) !== valueOf(part));
  return parts.map((part, at): Part => {
    const before = parts[at - 1];
    const isWorker = before && kinds.includes(before) && isWork(tokens, before) && isAsked(before);
    if (isTrade(tokens, parts, at) || (isWorker && part.to === part.from + 1))
      return plain(part.from, part.to, 'ignored');
    if (!kinds.includes(part)) return part;
    if (isOfStreet(tokens, part)) return plain(part.from, part.to, 'rest');
    if (!isAsked(part)) return part;
    if (isWork(tokens, part) || isOwn(tokens, parts, at)) return plain(part.from, part.to, 'ignored');
    return isRoomInHouse(tokens, part) || isHad(tokens, parts, at) ? plain(part.from, part.to, 'rest') : part;
  });
}

/** "I dey sell for market, need a room" and "shop to sell clothes", where no home is sold as in "we sell dry land". */
function isTrade(tokens: readonly Token[], parts: readonly Part[], at: number): boolean {
  const [part, next] = [parts[at], parts[at + 1]];
  if (!part || !next || !means(part, 'type') || !/^sell(?:ing)?$/.test(tokens[part.to - 1]?.word ?? '')) return false;
  const subject = tokens[part.from - 1]?.word === 'dey' ? part.from - 2 : part.from - 1;
  const isHis = /^(?:i|we)$/.test(tokens[subject]?.word ?? '');
  const isGoods = next.meanings === undefined && next.as !== 'place' && tokens[next.from]?.breaks === false;
  const word = tokens[next.from]?.word ?? '';
  const isHow = HOW_SOLD.test(word) || (HOW_OR_WHAT.test(word) && parts[at + 2]?.as !== 'rest');
  const isBusiness = next.as === 'rest' && !isHow && parts.some((other) => means(other, 'kind') && arePremises(other));
  const isTrader = isHis && parts.some(({ as }, other) => other > at && as === 'filter') && !sellsHome(tokens, part.to);
  return isGoods && (isBusiness || isTrader);
}

/** "Warehouse selling below market value", "plaza selling fast", but "shop to sell fast food". */
const HOW_SOLD = /^(?:below|direct|directly|distress|due)$/;
const HOW_OR_WHAT = /^(?:fast|hot)$/;
const ENDS_GOODS = /^(?:in|at|on|for|from|inside|near|need|want|wan|looking|find|and)$/;

/** "My own house" and "very good land". */
function sellsHome(tokens: readonly Token[], from: number): boolean {
  const token = tokens[from];
  if (!token || token.breaks || ENDS_GOODS.test(token.word)) return false;
  const isHome =
    phraseAt(FILTER_PHRASES, tokens, from)?.value.filter === 'kind' || /^propert(?:y|ies)$/.test(token.word);
  return isHome || sellsHome(tokens, from + 1);
}

const ROOMED = ['bedrooms', 'maxBedrooms'] as const;

const valueOf = (part: Part) => meaningsIn([part], 'kind')[0]?.value;
const arePremises = (part: Part) => asksOnlyFor(['commercial'], [String(valueOf(part))]);

/** "Church street", "factory road". */
function isOfStreet(tokens: readonly Token[], part: Part): boolean {
  const street = tokens[part.to];
  const isStreet = street?.breaks === false && STREET.test(street.word);
  return isStreet && arePremises(part) && !BY_ROAD.test(tokens[part.to + 1]?.word ?? '');
}

/** "Warehouse manager looking for a flat", "I school for UNILAG". */
function isWork(tokens: readonly Token[], part: Part): boolean {
  const [before, after] = [tokens[part.from - 1], tokens[part.to]];
  const isVerb = tokens[part.from]?.word === 'school' && /^(?:i|we|dey)$/.test(before?.word ?? '');
  const isDirect = /^(?:direct|directly)$/.test(tokens[part.to + 1]?.word ?? '');
  const isWorker = after?.breaks === false && WORKERS.test(after.word) && !isDirect;
  return arePremises(part) && (isVerb || isWorker);
}

/** "My shop dey Ikeja", "I work in a hotel", "my flat is too small". */
function isOwn(tokens: readonly Token[], parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  if (!part) return false;
  const starts = Array.from({ length: LONGEST_OWN }, (_, back) => part.from - 1 - back);
  // "Can I get a shop".
  const isAsking = (from: number) =>
    /^(?:i|we)$/.test(tokens[from]?.word ?? '') && ABLE.test(tokens[from - 1]?.word ?? '');
  const leads = starts.filter((from) => from >= 0 && !isAsking(from));
  const isBehind = (book: typeof OWN) => leads.some((from) => phraseAt(book, tokens, from)?.to === part.from);
  const isLed = isBehind(WORKED_IN) || (isBehind(OWN) && !isOffered(tokens, parts.slice(at + 1)));
  return isLed && (arePremises(part) || SAYS.test(tokens[part.to]?.word ?? ''));
}

/** "My shop for sale", "our office and warehouse in Apapa to let", but not "my shop in Yaba flat for rent". */
function isOffered(tokens: readonly Token[], [next, ...others]: readonly Part[]): boolean {
  if (!next || means(next, 'type')) return next !== undefined;
  const [then] = others;
  const isOther = then && means(then, 'kind') && !tokens[then.from]?.breaks;
  const isList = means(next, 'kind') || (!tokens[next.from]?.breaks && means(next, 'place') && !isOther);
  const isJoint = next.as === 'ignored' && /^(?:and|or|plus|n|a|an|the|in|at|for)$/.test(tokens[next.from]?.word ?? '');
  return (isList || isJoint) && isOffered(tokens, others);
}

/** "Prayer room", "store room" and "rooftop terrace". */
function isRoomInHouse(tokens: readonly Token[], part: Part): boolean {
  if (tokens[part.from]?.word === 'store') return part.to > part.from + 1;
  if (part.to > part.from + 1 || tokens[part.from]?.breaks) return false;
  const [before = '', word = ''] = [-1, 0].map((step) => tokens[part.from + step]?.word);
  return /^rooms?$/.test(word) ? ROOM_IN_HOUSE.test(before) : word === 'terrace' && ROOF.test(before);
}

/** "House with shop in front", "duplex with study and store"; what stands on land may be wanted. */
function isHad(tokens: readonly Token[], parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  // "With a home office" may still be typed.
  if (part && valueOf(part) === 'house') return false;
  let start = at;
  for (let from = part?.from ?? 0; start > 0 && !tokens[from]?.breaks; from = parts[start]?.from ?? 0) {
    start -= 1;
    const before = parts[start];
    const word = tokens[(before?.to ?? 0) - 1]?.word ?? '';
    if (before?.as === 'ignored' && /^(?:with|wit)$/.test(word))
      // "2 bedroom with 3 toilets flat" is a flat.
      return parts
        .slice(0, start)
        .some((home) => isHome(tokens, home, part) || (start === at - 1 && means(home, 'bedrooms')));
    const isFeature = before?.meanings?.every(({ filter }) => filter === 'has') && part && arePremises(part);
    const isPlain = !before?.meanings && before?.as !== 'place' && !/^(?:or|for|in|need|at)$/.test(word);
    if (!before || !(isPlain || isFeature || means(before, 'kind'))) return false;
  }
  return false;
}

/** Whether a part may have the other kind: no plaza or land, and a room has only premises ("room with kitchen self contain"). */
const isHome = (tokens: readonly Token[], home: Part, had?: Part) =>
  means(home, 'kind') &&
  valueOf(home) !== 'plaza' &&
  !asksOnlyFor(['land'], [String(valueOf(home))]) &&
  (!/^rooms?$/.test(tokens[home.to - 1]?.word ?? '') || (had !== undefined && arePremises(had)));
