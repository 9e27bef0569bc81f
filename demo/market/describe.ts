import { around, compound, road, security } from './words/outside.ts';
import { agentOpenings, developerOpenings, hostOpenings, ownerOpenings } from './words/openings.ts';
import { say, tell } from './words/facts.ts';
import type { Facts, Line, Voice } from './words/facts.ts';
import { inside, insideSmall, power, water } from './words/inside.ts';
import { closings, rentFees, rentTerms, saleTerms, saleTitle, stayTerms } from './words/terms.ts';

const OPENINGS: Record<Voice, readonly Line[]> = {
  agent: agentOpenings,
  owner: ownerOpenings,
  developer: developerOpenings,
  host: hostOpenings,
};

/** Two to five paragraphs about a home in the voice of its seller, with facts rather than adjectives. */
export function describe(f: Facts): string {
  const { random } = f;
  const first = `${say(f, OPENINGS[f.voice])} ${tell(f, f.small ? insideSmall : inside, random.int(2, 3))}`;
  const services = [say(f, power), say(f, water)];
  const grounds = [say(f, security), say(f, compound)];
  const place = [say(f, road), say(f, around)];
  const middle = random.shuffle([
    random.shuffle(services).join(' '),
    random.chance(0.85) ? random.shuffle(grounds).join(' ') : grounds[1],
    random.chance(0.8) ? place.join(' ') : place[1],
  ]);
  // Some people write short paragraphs, some long ones.
  const joined = random.chance(0.35)
    ? [`${middle[0]} ${middle[1]}`, middle[2]]
    : random.chance(0.3)
      ? [middle[0], `${middle[1]} ${middle[2]}`]
      : middle;
  const last = `${bargain(f)} ${say(f, closings)}`;
  return [first, ...joined, last]
    .map((part) => (part ?? '').replace(/ {2,}/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');
}

/** What it costs and on which conditions, with each sum and each paper named once. */
function bargain(f: Facts): string {
  if (f.deal === 'shortlet') return tell(f, stayTerms, f.random.int(2, 3));
  const [first, rest] = f.deal === 'rent' ? [rentFees, rentTerms] : [saleTitle, saleTerms];
  const parts = [f.random.chance(0.85) ? say(f, first) : '', tell(f, rest, f.random.int(1, 2))];
  return (f.random.chance(0.7) ? parts : parts.toReversed()).join(' ');
}
