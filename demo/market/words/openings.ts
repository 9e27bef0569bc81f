import { article, capital, words } from './facts.ts';
import type { Line } from './facts.ts';

/** First sentences of agents. */
export const agentOpenings: readonly Line[] = [
  (f) =>
    `${capital(article(f.home))} on ${f.street}, ${f.area.name}, ${f.deal === 'rent' ? 'available for rent now' : f.deal === 'sale' ? 'offered for sale' : 'let by the night'}.`,
  (f) => (f.estate ? `We have the brief for this ${f.home} inside ${f.estate}, ${f.area.name}.` : null),
  (f) => (f.fresh ? `Just completed: ${article(f.home)} in ${f.area.name}, nobody has lived in it yet.` : null),
  (f) => (f.deal === 'rent' ? `The landlord wants one good tenant for this ${f.home} near ${f.near[0]}.` : null),
  (f) => (f.deal === 'sale' ? `Direct mandate from the owner of this ${f.home} on ${f.street}.` : null),
  (f) =>
    `If you have been looking around ${f.near[0]}, {come and see this one before you pay anywhere else|put this one on your list}.`,
  (f) =>
    f.upstairs && !f.flat
      ? `A proper family house: ${words(f.beds)} bedrooms upstairs and down, on a quiet part of ${f.street}.`
      : null,
  (f) => (f.flat ? `Upper-floor ${f.kind} with good air on both sides, a short walk from ${f.near[0]}.` : null),
  (f) =>
    `${capital(f.home)} between ${f.near[0]} and ${f.near[1]}. {Pictures are of the actual property|The pictures were taken this month|What you see in the pictures is what is there}.`,
  (f) =>
    f.deal === 'sale' && !f.fresh ? `Owner is relocating and has asked us to sell this ${f.home} this quarter.` : null,
  (f) => (f.fresh ? `Newly built ${f.home} with clean finishing, ready for inspection any day this week.` : null),
  (f) =>
    f.estate
      ? `${f.estate} is one of the quieter estates in ${f.area.name}, and this ${f.kind} is {on its inner road|at the far end of it, away from the gate|on the corner}.`
      : null,
];

/** First sentences of owners. */
export const ownerOpenings: readonly Line[] = [
  (f) => `I am the owner of this ${f.home} on ${f.street}; {no agent stands between us|you deal with me directly}.`,
  (f) =>
    f.deal === 'rent' ? `My former tenant stayed six years and left last month, so the ${f.kind} is free again.` : null,
  (f) =>
    f.deal === 'sale'
      ? `We raised our children in this house. They have all left, and it is too large for two people.`
      : null,
  (f) => (f.deal === 'rent' ? `I live in the front house and take care of the compound myself.` : null),
  (f) => `The ${f.kind} is about ${f.random.int(4, 12)} minutes from ${f.near[0]} when the road is free.`,
  (f) => (f.deal === 'rent' ? `This ${f.home} belongs to our family; my sister and I manage it together.` : null),
  (f) =>
    f.deal === 'sale' ? `I built it for myself in ${f.random.int(2009, 2021)} and followed every bag of cement.` : null,
  (f) => `${capital(f.home)} in ${f.area.name}. Everything below is as it is today, not as we hope it will be.`,
];

/** First sentences of developers. */
export const developerOpenings: readonly Line[] = [
  (f) =>
    f.estate
      ? `${f.estate} is our new scheme in ${f.area.name}: few units, one gate, and finished roads before hand-over.`
      : null,
  (f) => `We are selling the last of our ${f.home}s in ${f.area.name}; the neighbours have already moved in.`,
  (f) => `Built by us and finished this year, this ${f.home} comes with a one-year defects warranty in writing.`,
  (f) =>
    f.estate
      ? `Unit ${f.random.int(2, 18)} at ${f.estate}: ${article(f.home)} finished with the same materials as our show house.`
      : null,
  (f) => `Ready for hand-over, not off-plan. Walk through this ${f.home} with our site engineer and ask him anything.`,
];

/** First sentences of hosts. */
export const hostOpenings: readonly Line[] = [
  (f) => `A calm ${f.home} close to ${f.near[0]}, cleaned and checked before every guest.`,
  (f) =>
    `Stay on ${f.street}, ${f.random.int(5, 15)} minutes from ${f.near[0]}, in ${article(f.home)} that sleeps ${words(Math.min(10, f.beds * 2))}.`,
  (f) => `Home from home in ${f.area.name}: self check-in, fast internet and light that does not blink.`,
  (f) => `We host families, people on business and small groups in this ${f.home}.`,
  (f) =>
    f.flat
      ? `High enough to catch the breeze and low enough to take the stairs: our ${f.kind} in ${f.area.name}.`
      : null,
  (f) => `Whole ${f.kind} to yourself, nothing shared, with a caretaker on the compound day and night.`,
];
