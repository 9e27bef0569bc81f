/** The people behind it; `image` is a picture under `public/`. */
export const team = [
  {
    name: 'Amina Bello',
    role: 'Founder and chief executive',
    description:
      'Grew up in Kaduna and moved house eleven times before she was thirty. She started Gidana so that the twelfth would be easier.',
    image: '/team/amina.svg',
  },
  {
    name: 'Chinedu Okafor',
    role: 'Co-founder and chief operating officer',
    description:
      'Managed estates in Enugu and Port Harcourt for nine years. He knows which papers to ask for, and teaches all of us to ask.',
    image: '/team/chinedu.svg',
  },
  {
    name: 'Tunde Adeyẹmí',
    role: 'Chief technology officer and lead developer',
    description:
      'Writes software that still works when the network bar shows one line. He tests everything on the oldest phone in the office.',
    image: '/team/tunde.svg',
  },
  {
    name: 'Ngozi Eze',
    role: 'Co-lead developer',
    description:
      'Makes the search understand what people mean rather than what they typed. Most of its forgiveness comes from her grandmother’s spelling.',
    image: '/team/ngozi.svg',
  },
  {
    name: 'Ẹfẹ Omoruyi',
    role: 'Graphics designer',
    description:
      'Draws the look of Gidana after the earth walls of Hausa towns and the carvings of Benin, and keeps it readable at noon.',
    image: '/team/efe.svg',
  },
];
