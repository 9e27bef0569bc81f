import BadgeCheck from 'lucide-react/icons/badge-check';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import SearchCheck from 'lucide-react/icons/search-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UsersRound from 'lucide-react/icons/users-round';

/** The words of the home page that are not about a single listing. */
export const hero = {
  title: 'Find a home, anywhere in Nigeria',
  lead: 'Buy, sell and rent properties across the country.',
} as const;

/** Why people choose us: five reasons. */
export const reasons = [
  {
    icon: LayoutGrid,
    title: 'Wide selection',
    text: 'Houses, flats and shortlets in every price range, from Lagos and Abuja to Kano, Enugu and Port Harcourt.',
  },
  {
    icon: BadgeCheck,
    title: 'Clear listings',
    text: 'Every home belongs to a registered account, says when it was last updated, and leaves the search once it is let or sold.',
  },
  {
    icon: ShieldCheck,
    title: 'Private contacts',
    text: 'Phone numbers and email addresses of owners are shown to signed-in people only, also those in a description. We take no payments: you deal with the owner directly.',
  },
  {
    icon: SearchCheck,
    title: 'Innovative features',
    text: 'A search that understands “leki” and “duplx”, and pages that stay light on your data bundle.',
  },
  {
    icon: UsersRound,
    title: 'Supportive community',
    text: 'Seekers, landlords and agents meet here, and a person answers when you write to us.',
  },
];

/** From an empty house to a signed agreement: three steps. */
export const steps = [
  {
    title: 'List your property',
    text: 'Add up to six photographs, a price and the facts that matter. It takes about five minutes on a phone.',
  },
  {
    title: 'Market and match',
    text: 'Your home appears in search at once, in front of people who look for just such a place.',
  },
  {
    title: 'Seal the agreement',
    text: 'Interested people call or write to you. Show them round, agree on the terms, and hand over the keys.',
  },
];

export const sell = {
  title: 'Have a property to sell or let?',
  text: 'List it today and reach people who are searching for a home right now.',
  action: 'Add your property',
} as const;

/** Four questions that people ask before they buy or sell. */
export const questions = [
  {
    question: 'What is the first step in buying a home?',
    answer:
      'Decide what you can spend, and keep about a tenth of the price aside for agency, legal and registration fees. Then search by city, compare homes, visit the ones you like, and let a lawyer check the title before you pay anything.',
  },
  {
    question: 'How do I find out what my property is worth?',
    answer:
      'Look at homes of the same type and size in the same neighbourhood: their asking prices are your best guide. For a sale, ask a registered estate surveyor and valuer for a written valuation.',
  },
  {
    question: 'How long does it take to sell?',
    answer:
      'Most homes that are priced like their neighbours find a buyer within one to six months. Good photographs, a full description and complete papers make it quicker.',
  },
  {
    question: 'Which fees should I expect?',
    answer:
      'Agents usually ask for 5 to 10 percent, lawyers for about the same on a sale or an agreement, and most rents come with a refundable caution deposit. Ask for every fee in writing before you pay.',
  },
];
