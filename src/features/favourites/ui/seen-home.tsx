import { useEffect } from 'react';

/** On a home's page: this device remembers that it was looked at. */
export function SeenHome({ id }: { id: string }) {
  useEffect(() => window.deviceFavourites?.saw(id), [id]);
  return <span hidden data-seen={id} />;
}
