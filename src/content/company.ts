/** Who runs this marketplace: an operator edits this file and nothing else to make it theirs. */
export const company = {
  name: 'Gidana',
  meaning: 'Gidana is Hausa for “my home”.',
  tagline: 'Your trusted platform for finding homes and properties in Nigeria',
  /** Fits search results and link previews: at most 155 characters. */
  description:
    'Find a home, buy, sell and rent properties across Nigeria: houses, flats and shortlets with clear naira prices, photographs and a search that forgives typing.',
  /** Number in the register of companies. */
  registration: 'RC 0000000',
  address: ['14 Independence Way', 'Kaduna', 'Kaduna State, Nigeria'],
  emails: { hello: 'hello@gidana.example', support: 'support@gidana.example' },
  phone: '+234 800 000 0000',
  officeHours: 'Monday to Friday, 9 a.m. to 5 p.m. (WAT)',
} as const;

export type SocialNetwork = 'facebook' | 'instagram' | 'x';

/** The three profiles of the footer. */
export const socialLinks: readonly { network: SocialNetwork; label: string; url: string }[] = [
  { network: 'facebook', label: 'Facebook', url: 'https://facebook.example/gidana' },
  { network: 'instagram', label: 'Instagram', url: 'https://instagram.example/gidana' },
  { network: 'x', label: 'X', url: 'https://x.example/gidana' },
];
