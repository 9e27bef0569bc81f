import { href, useNavigation, useSearchParams } from 'react-router';

/** The search that the page shows, or the one that it is on its way to, so that of two steps in a row none gets lost. */
export function useGoingTo(): URLSearchParams {
  const [shown] = useSearchParams();
  const { location } = useNavigation();
  return location?.pathname === href('/search') ? new URLSearchParams(location.search) : shown;
}
