import { href } from 'react-router';
import { company } from './company.ts';
import type { TextDocument } from './text.ts';

const mail = `[${company.emails.support}](mailto:${company.emails.support})`;

/** The privacy notice: what the software keeps, checked against the software. Edit it together with what it tells of. */
export const privacy: TextDocument = {
  title: 'Privacy',
  description:
    'What we keep about you, why, for how long, who sees it, and your rights under the Nigeria Data Protection Act.',
  lead: 'What we keep about you, why, for how long, and what you can do about it.',
  since: '2026-11-21',
  sections: [
    {
      id: 'short',
      title: 'In short',
      body: [
        [
          'No advertising, no tracking, no analytics. Scripts and fonts come from us alone.',
          'You can browse and search without telling us who you are.',
          'Your phone number and email address in a listing are shown to people who have logged in, to nobody else.',
          'The place where a photograph was taken is removed from it before we keep it.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      body: [
        `${company.name} (${company.registration}), ${company.address.join(', ')}, is the data controller in the sense of the Nigeria Data Protection Act 2023. Write to ${mail} about anything on this page.`,
      ],
    },
    {
      id: 'what',
      title: 'What we keep, and why',
      body: [
        { heading: 'Your account' },
        'Name, email address and password, and whatever you add to your profile: phone, address, photograph, links. We need it to run your account (the contract with you). Of your password we keep only a hash, from which nobody can read it back.',
        { heading: 'Your listings and photographs' },
        'What you write is public, apart from contact details, also those in your description, which only logged-in people see. Beside it stand your first name, the month you joined and how many homes you list; your full name and photograph are for logged-in people. We keep when a listing was paused, let, sold or taken down, by whom and why, as long as the listing. Photographs are redrawn when you upload them, which removes the place, the time and the camera. A photograph that nothing uses is deleted after a day. A listing that you delete is gone from the site at once; we keep it for 30 days, so that you can restore it, and then erase it. This, too, is the contract with you.',
        { heading: 'Who saw whose contacts' },
        'When you are logged in and open the contacts of a home, or press Call, WhatsApp or Email there, we keep the day for twelve months. Its owner sees your first name, the day and what you pressed, so that people know who has their number; you see [whose contacts you saw, and who saw yours](/customer/contact-views). That is the legitimate interest of both of you.',
        { heading: 'Being logged in' },
        'For each session we keep when it began, the network address and the name of the browser, so that you can be logged in and we can end sessions that are not yours. It ends when you log out, after 14 days without a visit, and after 30 days in any case.',
        { heading: 'Failed logins, registrations and messages' },
        'We count them per network address, so that nobody can guess passwords or flood mailboxes. That is our legitimate interest, and yours. Failed logins are forgotten after a day or two.',
        { heading: 'Messages to us' },
        'When you use the contact form we keep your name, email address, phone number and words for twelve months, to answer you and to find the conversation again, and a copy lies in our mailbox. You send it because you want an answer, which is our reason to keep it. Your network address is kept as a scrambled mark only, to count by.',
        { heading: 'Reports about homes' },
        'When you tell us that something is wrong with a home, we keep what you wrote, your pictures and who you are. The owner learns what was said, not by whom, and not your words. Pictures and words are deleted six months after the decision, the rest after two years. That is the legitimate interest of everybody who looks for a home here. When your account goes, your name, words and pictures go from it.',
        { heading: 'Accounts suspended for fraud' },
        'When an account is deleted while it is suspended for fraud, we keep its email address and telephone numbers for two years as scrambled marks only, which nobody can read, so that one of our admins looks at the homes of whoever comes back with them. That is the legitimate interest of everybody who looks for a home here.',
        { heading: 'What admins do' },
        'When one of our admins changes or deletes what is yours, or gives you a package, we write down who did what and when, so that nobody can misuse the right to do so. That is our legitimate interest, and yours. Names go from that record when an account goes.',
        { heading: 'Emails' },
        'We write to you about your account: a welcome, a link for a new password, a warning when your password changed, a receipt for a message, what we decided about a listing, a question about yours and, where it is withdrawn, that it needs no answer, what came of a report, and a warning where we found something wrong with a home whose contacts you saw. No newsletters.',
        'When you save a search we keep it, and which homes we told you of, and write of new ones as often as you choose; when a home in your favourites costs less we tell you too. Every such email has a link that stops it.',
      ],
    },
    {
      id: 'browser',
      title: 'What lies in your browser',
      body: [
        'Only what the site needs to work, so there is no banner to click away:',
        [
          '**gidana.session**, a cookie that keeps you logged in.',
          '**gidana.device**, a cookie that tells that you have logged in on this device before, so that nobody’s guesses at your password keep you out; it lasts a year.',
          '**gidana.flash**, a cookie that carries a message such as “Login successfully” to the next page, for at most a minute.',
          '**gidana.wish**, a cookie that remembers for half an hour which home or search you wanted to keep when we asked you to log in.',
          '**gidana.registered**, a cookie that fills in your email address at the login right after you register; it lasts ten minutes.',
          '**gidana:favourites** and **gidana:seen** in local storage: the homes that you keep while you are not logged in, and those that you looked at last. The second never leaves your device but to fetch the homes that it shows you.',
          '**root** in local storage: your name, email address, picture and role while you are logged in, so that all open tabs know of it.',
          '**gidana:draft…** in local storage: forms that you have begun and not sent. They never leave your device until you send them.',
          'While you are not logged in, the last 30 pages and 80 photos that you opened, so that you can read them without a connection: pages for a week, photos for two. Logging in or out removes them.',
          'Two marks that are gone when you close the browser: that you saw our logo, and that scripts are loaded. While you are logged in, also which hearts you have pressed in this tab.',
        ],
      ],
    },
    {
      id: 'others',
      title: 'Who else gets to see it',
      body: [
        'We sell and rent out nothing. Companies that host our servers and carry our email handle data for us and under our instructions. Where one of them stands outside Nigeria, we use it only on the conditions that the Act sets for transfers abroad.',
        'A link to another site, or sharing a page through WhatsApp, takes you to somebody else: they have a notice of their own. Authorities learn what the law obliges us to tell.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        `You may ask what we keep about you, have it put right, have it deleted, take it with you, object to a use of it, and take back a consent. Write to ${mail}; we answer within 30 days, free of charge. You can [change your profile](${href('/customer/editprofile')}) and [delete your account](${href('/customer/delete-account')}) yourself at any time; that page says what goes and what stays.`,
        'If you are not content with us, complain to the Nigeria Data Protection Commission in Abuja (ndpc.gov.ng). Should your data ever get into wrong hands in a way that puts you at risk, we tell you and the Commission, as the Act requires.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: ['Accounts are for people of 18 and older. If a child has registered, tell us and we delete the account.'],
    },
  ],
};
