import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in its markup, true once the scripts run. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
