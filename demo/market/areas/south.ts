import { areasOf } from './area.ts';

/** South-east and south-south. */
export const southern = [
  ...areasOf(
    'Port Harcourt',
    'Rivers',
    'rivers',
    `
  GRA Phase 2 | 500101 | 4.8242 7.0012 | 2.4-4.5 | 260 | 110 | 9 | Tombia Street; Aba Road; Abacha Road; Ordinance Road; Evo Road | Genesis cinema; Polo Club; Pleasure Park
  Trans-Amadi | 500102 | 4.8156 7.0428 | 1.6-3 | 150 | 80 | 6 | Trans-Amadi Road; Odani Road; Rainbow Town Road | the slaughter roundabout; Garrison; Golf Estate
  Woji | 500102 | 4.8198 7.0608 | 1.1-2.2 | 110 | 65 | 7 | Woji Road; YKC Road; Alcon Road; Elelenwo Road | YKC junction; Bodo road; Jumbo
  Eliozu | 500102 | 4.8718 7.0228 | 0.8-1.6 | 85 | 0 | 6 | Eliozu Road; East-West Road; Okporo Road | the Eliozu flyover; East-West Road; Rumuodara`,
  ),
  ...areasOf(
    'Enugu',
    'Enugu',
    'east',
    `
  Independence Layout | 400102 | 6.4408 7.5165 | 2-4 | 160 | 75 | 7 | Ebeano Tunnel Road; Nza Street; Umuawulu Street; Ezillo Avenue | the Government House; Ebeano tunnel; Polo Park
  New Haven | 400102 | 6.4573 7.5153 | 1.2-2.4 | 110 | 60 | 6 | Chime Avenue; Bisalla Road; Ogidi Street; Nike Street | Otigba junction; Mayor market; Chime Avenue
  Trans-Ekulu | 400103 | 6.4868 7.5118 | 0.9-1.8 | 90 | 0 | 5 | Dhamija Avenue; Awkunanaw Road; 5th Avenue | Dhamija; the Ekulu river; T-junction`,
  ),
  ...areasOf(
    'Owerri',
    'Imo',
    'east',
    `
  New Owerri | 460001 | 5.4765 7.0034 | 1.1-2.2 | 105 | 65 | 6 | Concorde Avenue; Port Harcourt Road; Area A Road; Works Layout Road | Concorde Hotel; the Heroes square; Spring lounge
  World Bank | 460001 | 5.4921 7.0079 | 0.8-1.5 | 80 | 0 | 4 | Umuguma Road; Federal Housing Road; World Bank Road | the World Bank market; Umuguma; Orji`,
  ),
  ...areasOf(
    'Benin City',
    'Edo',
    'south',
    `
  GRA | 300102 | 6.3196 5.6105 | 1.1-2.4 | 140 | 60 | 6 | Ihama Road; Boundary Road; Adesuwa Road; Airport Road; Gapiona Avenue | the airport; Ring Road; Sapele Road
  Ugbor | 300102 | 6.2958 5.5955 | 0.6-1.4 | 85 | 0 | 6 | Ugbor Road; Limit Road; Amagba Road; Irhirhi Road | Limit junction; Amagba; Country Home road`,
  ),
  ...areasOf(
    'Asaba',
    'Delta',
    'south',
    `
  Okpanam Road | 320108 | 6.2162 6.6812 | 0.9-2 | 95 | 60 | 6 | Okpanam Road; DBS Road; Jesus Saves Road; Infant Jesus Road | the Asaba mall; Koka junction; Summit roundabout
  GRA Asaba | 320108 | 6.1909 6.7281 | 1.2-2.4 | 120 | 70 | 4 | Anwai Road; Mariam Babangida Way; Ezenei Avenue | the Government House; the Niger bridge; Grand Hotel`,
  ),
  ...areasOf(
    'Warri',
    'Delta',
    'south',
    `
  Effurun | 330102 | 5.5561 5.7845 | 0.8-1.6 | 75 | 55 | 5 | PTI Road; Jakpa Road; Refinery Road; Airport Road | Effurun roundabout; PTI; Delta mall
  Warri GRA | 332211 | 5.5284 5.7519 | 1-2 | 95 | 0 | 4 | Esisi Road; Swamp Road; Hospital Road | Warri Club; NPA; Hospital Road`,
  ),
  ...areasOf(
    'Uyo',
    'Akwa Ibom',
    'south',
    `
  Ewet Housing Estate | 520103 | 5.0173 7.9445 | 1.4-3 | 115 | 65 | 6 | F-Line; A-Line; C-Line; Udo Udoma Avenue; G-Line | Ibom Plaza; the stadium road; Ibom Tropicana
  Shelter Afrique | 520103 | 5.0012 7.9538 | 1-2.2 | 90 | 55 | 5 | Mbiabong Road; Shelter Afrique Road; Airport Road | Four Points junction; the airport road; Mbiabong`,
  ),
  ...areasOf(
    'Calabar',
    'Cross River',
    'south',
    `
  State Housing | 540101 | 4.9878 8.3468 | 1-2 | 85 | 65 | 5 | Ekpo Abasi Street; Marian Road; Atimbo Road; State Housing Road | Marian market; the Millennium Park; Rabana roundabout
  Parliamentary Extension | 540101 | 5.0178 8.3502 | 0.9-1.7 | 90 | 60 | 4 | Parliamentary Road; Edim Otop Road; 8 Miles Road | the Cross River assembly; Tinapa road; 8 Miles`,
  ),
];
