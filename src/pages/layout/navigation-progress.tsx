import { useNavigation } from 'react-router';

/** A thin line at the top while the next page is on its way; it appears only when that takes a moment. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <output className="navigation-progress" aria-label="Loading the page" />;
}
