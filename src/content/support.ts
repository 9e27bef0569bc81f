import { href } from 'react-router';

/** Questions that people bring to support, by subject; `[words](address)` is a link. */
export const support = [
  {
    title: 'Your account',
    questions: [
      {
        question: 'I forgot my password.',
        answer: `Ask for a link on the page [Forgot your password](${href('/forgetpassword')}). It comes by email, works once, and only within the hour. Look into the spam folder, too.`,
      },
      {
        question: 'It says “too many attempts”.',
        answer: `After several wrong passwords you wait a little before the next try: 30 seconds at first, 15 minutes at most. If it was not you, [set a new password](${href('/forgetpassword')}); that also ends all other sessions.`,
      },
      {
        question: 'How do I delete my account?',
        answer: `Log in and open [Delete Account](${href('/customer/delete-account')}); it says what goes and what stays. Your listings and photographs are deleted with it, and that cannot be undone.`,
      },
    ],
  },
  {
    title: 'Listing a home',
    questions: [
      {
        question: 'How do I put up a listing?',
        answer: `Log in and choose [Add Property](${href('/customer/add_properties')}). You need one photograph at least, six at most; a name of 10 to 52 characters; and a price from ₦50,000. What you write stays on your device until it is saved, even if the network drops.`,
      },
      {
        question: 'My photograph is refused.',
        answer:
          'We take JPEG, PNG, WebP, AVIF and GIF up to 2 MB; most larger photographs are made smaller on your device before they are sent. An iPhone can save as JPEG: Settings, Camera, Formats, “Most Compatible”.',
      },
      {
        question: 'I deleted a listing by mistake.',
        answer: `Open [My Properties](${href('/customer/all_properties')}): for 30 days it stands there under “Recently deleted” and comes back with its address, photographs and favourites.`,
      },
      {
        question: 'Who sees my phone number?',
        answer: 'People who have registered and logged in. Visitors and search engines do not.',
      },
    ],
  },
  {
    title: 'Finding a home, safely',
    questions: [
      {
        question: 'Do I have to pay to see a home?',
        answer:
          'Not to us, ever. If somebody asks for an inspection fee before you have met, be careful: look for another home or another agent. Never send money for a home that you have not been inside.',
      },
      {
        question: 'A listing looks false.',
        answer: `Press “Something wrong?” on its page and say what it is; you need no account. A person looks at it, and we email you the outcome. What does not fit there, say through the [contact page](${href('/contact')}).`,
      },
      {
        question: 'The pages are slow, or my data bundle is nearly used up.',
        answer:
          'Our pages work without scripts and send photographs in the size of your screen. Searching by city instead of scrolling through everything saves the most.',
      },
    ],
  },
];
