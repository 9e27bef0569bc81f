import { expect, test } from 'vitest';
import { offersHome } from './offering.ts';

test.each([
  'I want to sell my house',
  'I wan sell land for Epe',
  'list my property',
  'sell property',
  'how do I list a house here',
  'where can i advertise my shop',
  'rent out my flat in Yaba',
  'I have a 3 bedroom flat in Yaba for rent',
  'i have 2 plots of land in Epe for sale',
  'we get house wey dey for sale for sale',
  'looking for a tenant for my mini flat',
  'need buyer for my land in Mowe',
])('"%s" offers a home', (text) => {
  expect(offersHome(text)).toBe(true);
});

test.each([
  'house for sale',
  'I want to buy a house',
  'who dey sell land for Epe',
  'I have 3m for a 2 bedroom flat for rent',
  'i have a client for 2 bedroom flat for rent',
  'I have 2 kids, flat for rent in Yaba',
  'landlord selling his house lekki',
  'flat to rent out of town',
  'list of houses for sale in Lekki',
  'where can i find a list of properties for sale',
  'sell me your house in Ikeja',
  'I have a dog and need a house to let',
  'i have a budget of 5m house for rent',
  'shop where I can sell my clothes',
])('"%s" looks for one', (text) => {
  expect(offersHome(text)).toBe(false);
});
