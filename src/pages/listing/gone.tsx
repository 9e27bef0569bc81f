import { isRouteErrorResponse, useRouteError } from 'react-router';
import { coreTexts } from '#core/texts.ts';
import { Failure, Lost } from '../layout/failure.tsx';

/** In the place of a home that is no longer there, or that could not be shown (LIST-47). */
export function ListingGone() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Failure error={error} />;
  return (
    <Lost title="This home is no longer listed">
      {coreTexts.somethingWentWrong}: it may have been sold, let or taken down by its owner. There are more homes to
      see.
    </Lost>
  );
}
