import type { Random } from '../random.ts';
import { draftPremises } from './business/business.ts';
import { PREMISES } from './business/premises.ts';
import type { Draft, Making } from './draft.ts';
import { draftPlot } from './land/land.ts';
import { PLOTS } from './land/plots.ts';

/** Land and business premises, each from a stream of its own; their names are none of those `taken`. */
export function beyondHomes(random: Random, making: Omit<Making, 'random'>, taken: ReadonlySet<string>): Draft[] {
  const names = new Set(taken);
  const add = (draft: Draft): Draft => {
    names.add(draft.name);
    return draft;
  };
  return [
    ...PLOTS.map((plot, i) => add(draftPlot({ ...making, random: random.fork(`plot ${i}`) }, plot, names))),
    ...PREMISES.map((place, i) =>
      add(draftPremises({ ...making, random: random.fork(`premises ${i}`) }, place, names)),
    ),
  ];
}
