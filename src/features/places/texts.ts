import states from './gazetteer/states.json' with { type: 'json' };

/** The states of Nigeria and its capital territory, as people write them in an address. */
export const STATES = states.map(([name]) => String(name).replace(/ \(.*/, '')).toSorted();
