import { test } from 'vitest';
import { type Screen, screensOfSmallMarket } from '../support/screens.ts';

const SCREENS: Record<string, Screen> = {
  'Customer dashboard': {
    path: '/customer',
    who: 'owner',
    texts: [
      'Active Property Items 4',
      'Pending Property Items 0',
      'Name Start date End date Property allowed Days remaining Featured allowed',
      'Free trial',
    ],
  },
  'My Properties': {
    path: '/customer/all_properties',
    who: 'owner',
    texts: ['My Properties', 'LIST OF LISTING', 'Four Bedroom Duplex', 'Delete', 'Edit'],
    links: [
      ['/listing/{sale}', ''],
      ['/customer/listing/update-listing/{sale}', 'Edit'],
    ],
  },
  'My Properties of somebody without one': {
    path: '/customer/all_properties',
    who: 'customer',
    texts: ['No property yet'],
    not: ['Four Bedroom Duplex'],
  },
  'Add a New Property': {
    path: '/customer/add_properties',
    who: 'customer',
    texts: [
      'Add a New Property',

      'Name',
      'City',
      'Description',
      'Address',
      'State',
      'Country',
      'Zip',
      'Social Media Id',
      'Website',
      'Phone',
      'Email',
      'Sell',
      'Rent',
      'Shortlet',
      'Offer',
      'Furnished',
      'Parking',
      'Regular Price',
      'Discounted Price',
      'Bathroom',
      'Bedroom',
      'UPLOAD',
      'ADD PROPERTY',
      '/Year',
      '/Night',
    ],
  },
  'Update a Listing': {
    path: '/customer/listing/update-listing/{shortlet}',
    who: 'owner',
    texts: ['Update a Listing', 'UPLOAD', 'DELETE'],
  },
  'Edit profile': {
    path: '/customer/editprofile',
    who: 'customer',
    texts: [
      'Name',
      'Email Address',
      'Phone',
      'Country',
      'Address',
      'State',
      'City',
      'Zip',
      'Website',
      'Facebook',
      'Twitter',
      'LinkedIn',
      'Instagram',
      'Pinterest',
      'YouTube',
      'Update',
    ],
  },
  'Edit photo': {
    path: '/customer/editphoto',
    who: 'customer',
    texts: ['Ada Obi, kindly update your photo', 'Choose a photo', 'Update'],
  },
  Packages: {
    path: '/customer/packages',
    who: 'customer',
    texts: ['Free trial', 'Weekly', 'Bi-weekly', 'Monthly'],
  },
  'Purchase history': {
    path: '/customer/purchase-history',
    who: 'customer',
    texts: ['NO PAYMENT MADE YET'],
  },
  'Admin users': {
    path: '/customer/admin_users',
    who: 'admin',
    texts: [
      'Home Admin All Users ADMIN Dashboard',
      'Date Created User Image Name Email Admin Delete',
      'Bola Ade',
      'Yes',
      'No',
    ],
  },
  'Admin listings': {
    path: '/customer/admin_listings',
    who: 'admin',
    texts: [
      'HOME ADMIN ALL Listing',
      "SN Date Posted Listing Image Listing Name Type Seller's Id",
      'Delete',
      'Four Bedroom Duplex',
    ],
    links: [
      ['/listing/home-{sale}', 'Four Bedroom Duplex'],
      ['/listing/home-{sale}', ''],
      ['/customer/listing/update-listing/{sale}', 'Edit'],
    ],
  },
  'Admin dashboard': {
    path: '/customer/admin_dashboard',
    who: 'admin',
    texts: [
      'Total Users 3 Last Month: 3',
      'Total Listing 4 Last Month: 4',
      'Recent users',
      'User Image Name',
      'Recent Listings',
      'Listing Image Title Type',
    ],
    links: [
      ['/customer/admin_users', 'See All'],
      ['/customer/admin_listings', 'See All'],
    ],
  },
  'Create blog post': {
    path: '/customer/create_blogpost',
    who: 'admin',
    texts: ['CREATE A BLOG POST', 'Title', 'Tags', 'Excerpt', 'Feature image', 'Content', 'PUBLISH'],
  },
  'All blog posts': {
    path: '/customer/all_blogposts',
    who: 'admin',
    texts: ['Date Posted Post Image Post Title Tags Delete', 'Rent in Yaba', 'rent, yaba', 'Edit'],
    links: [['/post/{post}', 'Rent in Yaba']],
  },
};

const expectScreen = screensOfSmallMarket();

test.each(Object.entries(SCREENS))('%s shows its texts and links', async (_name, screen) => {
  await expectScreen(screen);
});
