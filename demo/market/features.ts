import type { Facts } from './words/facts.ts';

/** What the words about a home say that it has; so that nothing is ticked that its description denies. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/on Band A\b/, 'band-a'],
  [/on Band B\b/, 'band-b'],
  [/on Band C\b/, 'band-c'],
  [/prepaid/i, 'prepaid-meter'],
  [/kVA inverter|with inverter/, 'inverter'],
  [/Solar panels/, 'solar'],
  [
    /Estate generator|central generator|the generator (sleeps|is only)|use ours and buy|share the one that is there/,
    'generator',
  ],
  [/borehole/i, 'borehole'],
  [/treatment plant|Treated water/, 'treated-water'],
  [/Water board/, 'public-water'],
  [/boys’ quarters|with BQ/, 'bq'],
  [/are en suite/, 'en-suite'],
  [/POP ceilings/, 'pop-ceiling'],
  [/kitchen is fitted|Fitted kitchen/, 'fitted-kitchen'],
  [/wardrobes/i, 'wardrobes'],
  [/Split units/, 'air-conditioning'],
  [/balcony/, 'balcony'],
  [/Swimming pool|with pool|club house with a pool/, 'pool'],
  [/small gym/, 'gym'],
  [/Internet is fibre|fast Wi-Fi/, 'internet'],
  [/One gate in and out|gated estate/, 'gated-estate'],
  [/Uniformed guards|private firm patrols|guards who|a guard is at the gate/, 'security-guards'],
  [/Electric fence/, 'electric-fence'],
  [/cameras/i, 'cctv'],
  [/Tarred road|Good tar|road is tarred|Dual carriageway/, 'tarred-road'],
  [/graded earth|laterite/, 'untarred-road'],
  [/no water came|stays dry|No (erosion or )?flood|no water stands/, 'no-flood'],
  [/trees? at the back|lawn/, 'garden'],
  [/negotiable/, 'negotiable'],
  [/small gatherings are fine/i, 'parties-allowed'],
];

/** The ids of what the home has: what its words say, and some of what they leave out. A few sellers tick nothing. */
export function featuresFor(f: Facts, words: string, serviced: boolean): string[] {
  const { random } = f;
  const said = new Set(SAID.filter(([pattern]) => pattern.test(words)).map(([, id]) => id));
  const has = (id: string, chance = 1) => {
    if (random.chance(chance)) said.add(id);
  };
  if (serviced) has('serviced');
  if (f.fresh) has('newly-built');
  if (f.voice === 'owner') has('direct-landlord');
  if (!['band-a', 'band-b', 'band-c'].some((id) => said.has(id)))
    has(f.area.sale > 250 ? 'band-a' : random.pick(['band-b', 'band-c', 'band-d', 'band-e']), 0.6);
  if (!said.has('untarred-road') && !said.has('tarred-road')) has('tarred-road', f.area.sale > 150 ? 0.7 : 0.35);
  if (!said.has('no-flood') && f.area.region !== 'north')
    has(random.chance(0.8) ? 'no-flood' : 'floods-in-rain', f.area.region === 'island' ? 0.5 : 0.25);
  if (!said.has('borehole')) has('borehole', 0.4);
  has('prepaid-meter', 0.4);
  has('laundry', f.deal === 'shortlet' ? 0.6 : 0.1);
  has('air-conditioning', f.furnished ? 0.9 : 0.1);
  has('lift', f.flat && f.area.sale > 350 ? 0.5 : 0);
  has('waterfront', ['Banana Island', 'Oniru', 'Ikoyi'].includes(f.area.name) ? 0.2 : 0);
  has('ground-floor', f.flat ? 0.15 : 0);
  has('monthly-payment', f.deal === 'rent' && f.price < 3e6 ? 0.12 : 0);
  has('pets-allowed', 0.1);
  return random.chance(0.1) ? [] : [...said];
}
