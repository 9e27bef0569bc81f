import type { MoodName } from './engine/mood.ts';
import { palette } from './houses/palette.ts';
import type { Plan } from './plan.ts';
import type { Far } from './outdoors/distance.ts';
import { plan } from './plans-outdoors.ts';
import { farmView } from './scenes/farm-view.ts';
import { gateView } from './scenes/gate-view.ts';
import { plotView } from './scenes/plot-view.ts';
import { trackView } from './scenes/track-view.ts';
import { surveyPlan } from './stories/survey-plan.ts';

type Open = readonly [
  when: MoodName,
  far: Far,
  border: 'beacons' | 'pegs',
  soil: 'red' | 'sand' | 'grass',
  yaw: number,
];
const OPEN: readonly Open[] = [
  ['day', 'trees', 'beacons', 'red', 0.16],
  ['golden', 'hills', 'beacons', 'grass', -0.2],
  ['morning', 'trees', 'pegs', 'sand', 0.12],
  ['haze', 'rocks', 'pegs', 'red', -0.14],
];

type Walled = readonly [
  when: MoodName,
  far: Far,
  border: 'blocks' | 'painted' | 'gate',
  soil: 'red' | 'sand' | 'grass',
  yaw: number,
];
const WALLED: readonly Walled[] = [
  ['day', 'trees', 'blocks', 'sand', -0.12],
  ['golden', 'trees', 'gate', 'grass', 0.26],
  ['morning', 'city', 'painted', 'grass', 0.1],
];

const view = ([mood, far, border, soil, yaw]: Open | Walled) => ({ mood, far, border, soil, yaw });

/** Plots, the ways to them, and their papers. */
export function landPlans(): Plan[] {
  return [
    ...OPEN.map((one, i) =>
      plan('plot', i, `Open plot marked with ${one[2] === 'pegs' ? 'pegs and a line' : 'beacons'}`, one[0], (r) =>
        plotView(r, view(one)),
      ),
    ),
    ...WALLED.map((one, i) => plan('walled', i, 'Fenced plot', one[0], (r) => plotView(r, view(one)))),
    plan('farm', 0, 'Farmland with cassava in rows', 'day', (r) => farmView(r, 'day', 'hills', 0.1)),
    plan('track', 0, 'Earth road between plots', 'day', (r) => trackView(r, 'day', 'hills')),
    plan('gate', 0, 'Gatehouse of an estate', 'day', (r) => gateView(r, palette(r), 'day', 'trees', 0.1)),
    plan('survey', 0, 'Survey plan of a layout on a desk', null, (r) => surveyPlan(r, '#8a5a38')),
  ];
}
