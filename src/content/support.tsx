import type { ReactNode } from 'react';
import { href, Link } from 'react-router';

/** Questions that people bring to support, by subject. */
export const support: readonly { title: string; questions: readonly { question: string; answer: ReactNode }[] }[] = [
  {
    title: 'Your account',
    questions: [
      {
        question: 'I forgot my password.',
        answer: (
          <p>
            Ask for a link on the page <Link to={href('/forgetpassword')}>Forgot your password</Link>. It comes by
            e-mail, works once, and only within the hour. Look into the spam folder, too.
          </p>
        ),
      },
      {
        question: 'It says “too many attempts”.',
        answer: (
          <p>
            After several wrong passwords you wait a little before the next try: 30 seconds at first, 15 minutes at
            most. If it was not you, <Link to={href('/forgetpassword')}>set a new password</Link>; that also ends all
            other sessions.
          </p>
        ),
      },
      {
        question: 'How do I delete my account?',
        answer: (
          <p>
            Log in and open <Link to={href('/customer/delete-account')}>Delete Account</Link>; it says what goes and
            what stays. Your listings and photographs are deleted with it, and that cannot be undone.
          </p>
        ),
      },
    ],
  },
  {
    title: 'Listing a home',
    questions: [
      {
        question: 'How do I put up a listing?',
        answer: (
          <p>
            Log in and choose <Link to={href('/customer/add_properties')}>Add Property</Link>. You need one photograph
            at least, six at most; a name of 10 to 52 characters; and a price from ₦50,000. What you write stays on your
            device until it is saved, even if the network drops.
          </p>
        ),
      },
      {
        question: 'My photograph is refused.',
        answer: (
          <p>
            We take JPEG, PNG, WebP, AVIF and GIF up to 2 MB; most larger photographs are made smaller on your device
            before they are sent. An iPhone can save as JPEG: Settings, Camera, Formats, “Most Compatible”.
          </p>
        ),
      },
      {
        question: 'Who sees my phone number?',
        answer: <p>People who have registered and logged in. Visitors and search engines do not.</p>,
      },
    ],
  },
  {
    title: 'Finding a home, safely',
    questions: [
      {
        question: 'Do I have to pay to see a home?',
        answer: (
          <p>
            Not to us, ever. If somebody asks for an inspection fee before you have met, be careful: look for another
            home or another agent. Never send money for a home that you have not been inside.
          </p>
        ),
      },
      {
        question: 'A listing looks false.',
        answer: (
          <p>
            Send us its address through the <Link to={href('/contact')}>contact page</Link> and say what is wrong. A
            person looks at it.
          </p>
        ),
      },
      {
        question: 'The pages are slow, or my data bundle is nearly used up.',
        answer: (
          <p>
            Our pages work without scripts and send photographs in the size of your screen. Searching by city instead of
            scrolling through everything saves the most.
          </p>
        ),
      },
    ],
  },
];
