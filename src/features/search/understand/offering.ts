import { fold } from '#core/text/fold.ts';

const HOME =
  '(?:house|home|property|properties|land|plots?|flat|apartment|room|shop|store|office|warehouse|duplex|bungalow|building|space|self contain|mini flat|listing)';
const SAID_OF_HOMES =
  '(?:bed|bedroom|bedrooms|br|plots?|acres?|hectares?|of|serviced|furnished|new|fine|nice|big|storey|block|semi|fully|detached|terrace|terraced|commercial|residential)';
const HOME_OF_SOME_KIND = `(?:(?:\\d|one|two|three|four|five|six|${SAID_OF_HOMES}) ){0,4}${HOME}\\b`;
const OWN = '(?:my|our|my own|my mums?|my dads?|my fathers?|my mothers?|my familys?|a|an|some|the)';
const TO_OFFER = '(?:sell|list(?! of)|post|upload|advertise|rent out|lease out|let out|give out|put up)';
const OFFERED = '(?:for sale|to sell|to let|for rent|for lease|for shortlet|to rent out|to lease out|to give out)';
/** Who brings somebody else, or money, has no home of his own to offer. */
const FOR_SOMEBODY = /\b(?:clients?|budget)\b/;

const OFFERS = [
  // "I want to sell my house", "how do I list a property", "rent out my flat".
  `\\b${TO_OFFER} (?:my|our) ${HOME_OF_SOME_KIND}`,
  `\\b(?:i|we) (?:wan|want to|wanna|would like to|need to|wish to|dey) ${TO_OFFER} (?:${OWN} )?${HOME_OF_SOME_KIND}`,
  `\\b(?:how|where) (?:do|can|to|i|we|fit|go)(?: [a-z]+){0,3} ${TO_OFFER} (?:${OWN} )?${HOME_OF_SOME_KIND}`,
  `^(?:list|post|upload|advertise|sell) (?:${OWN} )?(?:property|properties|house|home|land)$`,
  // "I have a 3 bedroom flat for rent", but not "I have 3m".
  `\\b(?:i|we) (?:have|get|own) (?:${OWN} )?${HOME_OF_SOME_KIND}(?: [a-z]+){0,5}? ${OFFERED}\\b`,
  // "Looking for a tenant for my flat".
  `\\b(?:tenants?|buyers?|agent) (?:for|to sell|to buy|to rent) (?:my|our)\\b`,
].map((pattern) => new RegExp(pattern));

/** Whether somebody who types this offers a home instead of looking for one: "I want to sell my house". */
export function offersHome(text: string): boolean {
  const said = fold(text.slice(0, 300));
  return OFFERS.some((pattern) => pattern.test(said)) && !FOR_SOMEBODY.test(said);
}
