import Gem from 'lucide-react/icons/gem';
import Handshake from 'lucide-react/icons/handshake';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { company } from './company.ts';

/** The words of the About page; reasons to choose us stand in `home.ts`, which both pages show. */
export const about = {
  lead: `${company.meaning} We built a marketplace where finding one is as plain as asking a neighbour you trust.`,
  mission: {
    title: 'Our mission',
    text: 'To make finding, selling and letting a home in Nigeria honest and simple: clear naira prices, real photographs, and the owner or agent one call away, on any phone and any network.',
  },
  vision: {
    title: 'Our vision',
    text: 'A Nigeria where nobody pays to view a house that does not exist, where a teacher in Minna and an investor in Houston see the same facts, and where moving house is a good memory.',
  },
} as const;

/** Who it serves. */
export const audiences = [
  {
    title: 'Home seekers',
    text: 'You compare homes by price, place and rooms, see them properly on a small screen, and talk to the person behind the listing.',
  },
  {
    title: 'Landlords and agents',
    text: 'You put a property in front of people who are looking for just that, from your phone, and they reach you directly.',
  },
  {
    title: 'Investors',
    text: 'You follow what homes cost from Gwarinpa to Lekki and Trans-Amadi, and see a new listing the minute it goes live.',
  },
];

/** What we hold ourselves to. */
export const values = [
  {
    icon: Handshake,
    title: 'Integrity',
    text: 'A listing says what is there, and a price is the price. We would rather show fewer homes than false ones.',
  },
  {
    icon: Lightbulb,
    title: 'Innovation',
    text: 'We build for the phones and networks people have here: pages are light, and a search forgives its spelling.',
  },
  {
    icon: Gem,
    title: 'Excellence',
    text: 'Details decide, on a roof as on a screen. What we publish we have tried ourselves, on a slow phone, in the sun.',
  },
  {
    icon: HeartHandshake,
    title: 'Customer-centricity',
    text: 'Behind every search is a family with a moving date. When something goes wrong, a person answers.',
  },
];
