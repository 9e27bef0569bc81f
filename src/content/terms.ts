import { company } from './company.ts';
import type { TextDocument } from './text.ts';

const mail = `[${company.emails.support}](mailto:${company.emails.support})`;

/** Terms of use. An operator has a lawyer read them before opening the site to the public. */
export const terms: TextDocument = {
  title: 'Terms of use',
  description:
    'What you can expect from us and we from you: accounts, listings, fees in writing, and looking before paying.',
  lead: 'What you can expect from us, and we from you, in words that need no lawyer.',
  since: '2026-11-21',
  sections: [
    {
      id: 'who',
      title: 'Who we are, and what this is',
      body: [
        `${company.name} (${company.registration}, ${company.address.join(', ')}) runs this marketplace. People list homes for sale, for rent and for shortlet here; other people find them and get in touch.`,
        'We are the noticeboard, not the agent. We are no party to what owners, agents, buyers, tenants and guests agree with each other, we hold no money for anybody, and no payment between them runs through this site.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        [
          'You may look around without an account. To list a home, or to see phone numbers, you register.',
          'You must be 18 or older, and the name, email address and phone number you give must be yours.',
          'Keep your password to yourself. What is done with your account counts as done by you.',
          'You may delete your account at any time. Your listings and their photographs go with it.',
        ],
      ],
    },
    {
      id: 'listing',
      title: 'When you list a home',
      body: [
        'List only what you own, or what its owner has asked you to sell or let. Then:',
        [
          'Say what is true: the place, the rooms, the title, and a price that you would accept today.',
          'Use your own photographs of this very home, up to six of them. Large ones are made smaller on your device, so that each is 2 MB at most.',
          'List a home once, and take it down when it is sold or let.',
          'Turn nobody away for their ethnic group, religion, sex or state of origin; the Constitution forbids it, and so do we.',
          'Put every fee in writing before anybody pays: agency, legal, caution deposit, service charge.',
        ],
        'Your words and photographs stay yours. You allow us to show them on this site, in smaller sizes and in previews of links to it, for as long as the listing is up.',
      ],
    },
    {
      id: 'looking',
      title: 'When you look for a home',
      body: [
        [
          'Go and see the home, inside, before you pay anything to anybody.',
          'Before you buy, have a lawyer search the title at the land registry of the state, whether it is a Certificate of Occupancy, a Governor’s consent, a registered deed or a family receipt.',
          'Meet the owner or an agent with a written mandate, and pay into an account in that name, for a receipt.',
          'Use the contact details you find here only to ask about that home. Do not collect or pass them on.',
        ],
      ],
    },
    {
      id: 'forbidden',
      title: 'What is not allowed',
      body: [
        'Homes that do not exist, bait prices, stolen photographs, duplicates, spam, malware, collecting data from this site by machine beyond what search engines do, and everything that is against the law of Nigeria. We take such listings down, close the accounts behind them and help the police where a crime is likely.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and prices',
      body: [
        'The plans on our pricing page say what they hold. This site does not charge for them at present. If that changes, you will see it before you choose a plan, and nothing you did not order will cost you anything.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      body: [
        'We keep the site running with care, but cannot promise that it is always there or free of mistakes. What a listing says is said by whoever wrote it; we do not visit homes and do not check titles.',
        'We answer for damage that we cause on purpose or through gross negligence, and wherever the law says that nobody can exclude it, such as the rights of consumers under the Federal Competition and Consumer Protection Act 2018. Beyond that we do not answer for losses from deals between users.',
      ],
    },
    {
      id: 'law',
      title: 'Law, disputes and changes',
      body: [
        `The law of the Federal Republic of Nigeria applies. Please write to us first at ${mail}: most things are settled within a few days. If not, the courts at our seat are competent, unless the law gives you another court.`,
        'When these terms change, the new ones stand here with their date, two weeks before they apply.',
      ],
    },
  ],
};
