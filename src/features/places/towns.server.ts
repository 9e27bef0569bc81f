import type { Town } from './contract.ts';
import { nameOf, suggestPlaces } from './service.server.ts';

const MOST = 8;

/** The towns and areas that a half typed name may mean, as the fields of a listing have them (LIST-58). */
export function towns(typed: string): Town[] {
  return suggestPlaces(typed, 2 * MOST)
    .filter(({ kind }) => kind !== 'state' && kind !== 'landmark')
    .map(({ id, state }) => {
      const [name, inState] = [nameOf(id), nameOf(state)];
      const city = name.endsWith(`, ${inState}`) ? name.slice(0, -inState.length - 2) : name;
      return { name: `${city}, ${inState}`, city, state: inState };
    })
    .slice(0, MOST);
}
