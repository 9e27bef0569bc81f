import { kilometres } from '#features/places/service.server.ts';
import { beginsPlace } from '../misspelt-names.server.ts';
import { type Part, plain } from '../parts.ts';
import { FAR_KM, KNOWN_AFTER_IN } from '../rules.ts';
import { streetWordAt } from '../roads/streets.ts';
import { startsLine, type Token } from '../tokens.ts';

/** Places below this weight, most of them rural local governments, hardly anybody searches without saying where they are. */
const RARE = 10;
/** Words that make a name of the one before them, though they may mean something by themselves: "Mayfair Gardens". */
const OF_NAMES = /^(?:bay|court|gardens?|plaza|square|stadium|towers?|villas?|terraces?)$/;
/** What a town has, and is called after it: "Ibeno beach". */
const OF_TOWNS =
  /^(?:area|axis|barracks|beach|campus|college|general|hospital|junction|lga|local|main|market|motor|new|old|park|poly|polytechnic|side|teaching|town|township|university|village)$/;

/**
 * "Tarkwa Bay", "Obi Wali Road", "Bonny Camp Lagos": before words that nobody knows, the name of a place that hardly anybody looks for is a part of
 * another name, unless something else in its state is named.
 */
export function withPartsOfNames(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const named = parts.filter(({ as, refused }) => as === 'place' && !refused);
  return parts.map((part, at) => {
    const [place] = part.places ?? [];
    if (!place || !named.includes(part) || place.kind === 'landmark' || place.weight >= KNOWN_AFTER_IN) return part;
    const others = named.flatMap((other) => (other === part ? [] : (other.places?.slice(0, 1) ?? [])));
    if (others.some(({ state }) => part.places?.some((one) => one.state === state))) return part;
    const [before, after] = [tokens[part.from - 1], tokens[part.to]];
    if (!after || after.breaks || startsLine(after)) return part;
    const isRare = place.weight < RARE;
    const isFar = others.some((other) => kilometres(place, other) > FAR_KM);
    const next = parts[at + 1];
    // "Ogoja terrace duplex" is no name.
    const isWord = next?.to === part.to + 1;
    const isName = isWord && (OF_NAMES.test(after.word) || (isFar && after.word === 'estate'));
    const isIn = /^(?:in|inside|at|a|na|ni)$/.test(before?.word ?? '');
    // "Obi Wali Road", but "irrua students" is in Irrua.
    const isRoad = [1, 2].some((ahead) => streetWordAt(tokens, part.to + ahead) !== null);
    const isLikely = isFar || (isRare && isRoad && place.kind !== 'area' && !isIn);
    const isPart = (isName && (isFar || isRare)) || (isLikely && isUnknown(after, next));
    return isPart ? plain(part.from, part.to, 'rest') : part;
  });
}

const isUnknown = ({ word }: Token, part?: Part) =>
  part?.as === 'rest' && /^[a-z]{3,}$/.test(word) && !OF_TOWNS.test(word) && !beginsPlace(word);
