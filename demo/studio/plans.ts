import type { Plan } from './plan.ts';
import { businessPlans } from './plans-business.ts';
import { indoorPlans } from './plans-indoors.ts';
import { landPlans } from './plans-land.ts';
import { outdoorPlans } from './plans-outdoors.ts';
import { portraitPlans } from './plans-people.ts';
import { storyPlans } from './plans-stories.ts';

/** Every picture of the demo market, in a fixed order; nothing is drawn yet. */
export function picturePlans(): Plan[] {
  return [...outdoorPlans(), ...indoorPlans(), ...landPlans(), ...businessPlans(), ...portraitPlans(), ...storyPlans()];
}
