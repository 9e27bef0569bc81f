import { counted } from '../card/words.ts';
import { KEEP_MONTHS, type Way } from './rules.ts';

/** What people read about who saw whose contacts. */
export const contactViewsTexts = {
  title: 'Who Saw My Number',
  lead: `Who opened your contact details, on which day, and what they pressed. We keep this for ${KEEP_MONTHS} months. You see their first name, and they know it.`,
  mine: 'Who saw your contacts',
  noneMine: 'Nobody has opened your contacts yet',
  noneMineNext: 'People who log in can see them on your home’s page. We list those people here.',
  seen: 'Whose contacts you saw',
  noneSeen: 'You have not opened anybody’s contacts yet',
  noneSeenNext: 'Open a home while you are logged in, and its phone number and email address are there.',
  /** "12 people opened your contacts" on the page of the home or with a button, and how often something was pressed. */
  people: ({ people, pressed }: { people: number; pressed: number }) =>
    people === 0
      ? 'Nobody has opened your contacts yet.'
      : `${people === 1 ? '1 person' : `${people.toLocaleString('en-US')} people`} opened your contacts${taps(pressed)}`,
  ofWeek: (pressed: number) => `People, in the last 7 days${taps(pressed)}`,
  pressed: {
    call: 'tapped Call',
    whatsapp: 'opened WhatsApp',
    email: 'tapped Email',
  } satisfies Record<Way, string>,
  looked: 'Viewed',
  gone: 'A home that is no longer listed',
} as const;

function taps(pressed: number): string {
  return pressed > 0 ? `\u00A0· ${counted(pressed, 'tap')} on Call, WhatsApp or Email` : '';
}
