import { expect, test } from 'vitest';
import { type Screen, screensOfSmallMarket } from '../support/screens.ts';
import { openSite } from '../support/site.ts';
import { createWorld } from '../support/world.ts';

const SCREENS: Record<string, Screen> = {
  Home: {
    path: '/',
    texts: [
      'Buy, sell and rent properties across the country.',
      'For Sale',
      'For Rent',
      'Why choose Gidana',
      'Premier Properties',
      'Recent Offers',
      'Recent Shortlet',
      'Recent Rent',
      'Recent Sale',
      'List your property',
      'Market and match',
      'Seal the agreement',
      'What is the first step in buying a home?',
      'How do I find out what my property is worth?',
      'How long does it take to sell?',
      'Which fees should I expect?',
    ],
    links: [
      ['/exclusive', 'See more'],
      ['/search?offer=true', 'See more'],
      ['/search?type=shortlet', 'See more'],
      ['/search?type=rent', 'See more'],
      ['/search?type=sale', 'See more'],
      ['/customer/add_properties', 'Add your property'],
    ],
  },
  'Navigation bar, logged out': {
    path: '/about',
    texts: [],
    links: [
      ['/', 'Home'],
      ['/about', 'About'],
      ['/properties', 'Properties'],
      ['/blog', 'Blog'],
      ['/contact', 'Contact'],
      ['/register', 'Register'],
      ['/login', 'Login'],
    ],
    not: ['My Properties', 'Add Property'],
  },
  'Navigation bar, logged in': {
    path: '/about',
    who: 'customer',
    texts: [],
    links: [
      ['/', 'Home'],
      ['/contact', 'Contact'],
      ['/customer/all_properties', 'My Properties'],
      ['/customer/add_properties', 'Add Property'],
    ],
    not: ['Register', 'Login'],
  },
  Footer: {
    path: '/about',
    texts: [
      'Your trusted platform for finding homes and properties in Nigeria',
      `© ${new Date().toLocaleDateString('en-GB', { timeZone: 'Africa/Lagos', year: 'numeric' })}`,
    ],
    links: [
      ['/', 'Home'],
      ['/properties', 'Properties'],
      ['/pricing', 'Pricing'],
      ['/contact', 'Contact'],
      ['/terms', 'Terms'],
      ['/privacy', 'Privacy'],
      ['/support', 'Support'],
    ],
  },
  About: {
    path: '/about',
    texts: [
      'Our mission',
      'Our vision',
      'Wide selection',
      'Clear listings',
      'Private contacts',
      'Innovative features',
      'Supportive community',
      'Home seekers',
      'Landlords and agents',
      'Investors',
      'Integrity',
      'Innovation',
      'Excellence',
      'Customer-centricity',
      'Founder and chief executive',
      'Co-founder and chief operating officer',
      'Chief technology officer and lead developer',
      'Co-lead developer',
      'Graphics designer',
      'registered company: RC 0000000',
    ],
  },
  'Listing results': { path: '/search?type=sale', texts: ['Listing Results', 'Four Bedroom Duplex'] },
  'Listing results without any': { path: '/search?searchTerm=qqqzzz', texts: ['No Listing Found'] },
  Properties: {
    path: '/properties',
    texts: [
      'All Properties',
      'Premier Properties',
      'Recent Offers',
      'Recent Shortlet',
      'Recent Rent',
      'Recent Sale',
      'newest first',
      'More filters',
    ],
  },
  Exclusive: {
    path: '/exclusive',
    texts: ['Exclusive Properties That Stand Out', 'Four Bedroom Duplex'],
    links: [['/search', 'See more']],
    not: ['Shortlet By The Sea'],
  },
  Contact: {
    path: '/contact',
    texts: [
      '14 Independence Way',
      'hello@gidana.example',
      'support@gidana.example',
      '+234 800 000 0000',
      'Name*',
      'Email Address*',
      'Phone Number',
      'Message*',
      'Send Message',
    ],
    not: ['Phone Number*'],
  },
  Blog: {
    path: '/blog',
    texts: ['BLOG POST', 'Rent in Yaba', 'What a self-contain costs.'],
    links: [['/post/{post}', 'Rent in Yaba']],
  },
  'Post detail': {
    path: '/post/{post}',
    texts: ['Rent in Yaba', '4 mins', 'Tags', 'rent', 'yaba', 'Short Description', 'Full Details', 'Costs'],
  },
  Registration: {
    path: '/register',
    texts: [
      'Registration',
      'Name',
      'Email Address',
      'Password',
      'Retype Password',
      'Make Registration',
      'Have an account?',
    ],
    links: [
      ['/', 'Home'],
      ['/login', 'Login Now'],
    ],
  },
  Login: {
    path: '/login',
    texts: ['Email Address', 'Password', 'Login', 'New User?'],
    links: [['/register', 'Register Now']],
  },
  'Listing card, logged out': {
    path: '/search?type=rent',
    texts: [
      'For Rent',
      'Sunny Two Bedroom Flat',
      '₦2,500,000',
      '12 Admiralty Way, Lekki, Lagos',
      '2 bedrooms',
      '1 bathroom',
    ],
    not: ['Call', '1 bathrooms'],
  },
  'Listing card, logged in': {
    path: '/search?type=shortlet',
    who: 'customer',
    texts: ['For Shortlet', 'Call', 'Contact'],
    links: [
      ['/listing/{shortlet}/contact/call', 'Call'],
      ['/listing/{shortlet}/contact/email', 'Contact'],
    ],
  },
  'Listing detail of a rent': {
    path: '/listing/{rent}',
    texts: [
      'Sunny Two Bedroom Flat',
      'For Rent',
      '₦2,500,000 / year',
      '12 Admiralty Way, Lekki, Lagos, Nigeria',
      'Description',
      'A quiet flat near the sea.',
      'Special Features',
      '2 bedrooms',
      '1 bathroom',
      'Parking spot',
      'Furnished',
    ],
    not: ['08031234567', 'ada@homes.example', 'Discount:', 'Not Furnished', 'No Parking'],
  },
  'Listing detail of a sale': {
    path: '/listing/{sale}',
    texts: ['For Sale', '₦85,000,000', 'No Parking', 'Not Furnished'],
    not: ['/ year', '/ night'],
  },
  'Listing detail of an offer': {
    path: '/listing/{offer}',
    texts: ['₦2,400,000 / year', 'Discount: ₦600,000'],
  },
  'Contact panel': {
    path: '/listing/{shortlet}',
    who: 'customer',
    texts: ['₦120,000 / night', 'Phone', 'Email', 'Website', 'Social Media', 'Not Available'],
    links: [
      ['tel:08031234567', '0803 123 4567'],
      ['mailto:ada@homes.example', 'ada@homes.example'],
    ],
  },
  'Listing detail for its owner': {
    path: '/listing/{shortlet}',
    who: 'owner',
    texts: ['This is your listing'],
    not: ['Not Available', '08031234567'],
  },
};

const expectScreen = screensOfSmallMarket();

test.each(Object.entries(SCREENS))('%s shows its texts and links', async (_name, screen) => {
  await expectScreen(screen);
});

test('footer: links to three social networks on other sites', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const footer = (await site.html('/about')).replace(/^[^]*<footer/, '');
  expect(footer.match(/<a[^>]*href="https:\/\/[^"]+"[^>]*aria-label="(Facebook|Instagram|X)"/g)).toHaveLength(3);
});

test('home: a section without listings is left out', async () => {
  await using empty = await createWorld();
  await using bare = await openSite(empty);
  const text = await bare.text('/');
  for (const title of ['Premier Properties', 'Recent Offers', 'Recent Shortlet', 'Recent Rent', 'Recent Sale']) {
    expect(text.replace(/Gidana is Hausa.*$/, '')).not.toContain(title);
  }
  const { cookie } = await empty.person({ isAdmin: true });
  expect(await bare.text('/customer/admin_listings', cookie)).toContain('You don’t have a listing yet');
  expect(await bare.text('/customer/all_blogposts', cookie)).toContain('You don’t have a post yet');
});
