import { fail, isAppError } from '#core/errors.ts';
import { pageTexts } from '#core/page-texts.ts';

/** What stands in the place of a home that left the market, and of an address that no home ever had (LIST-47); worded here, so that browsers need no words for it. */
export function whyNotThere(address: string) {
  return (error: unknown): never => {
    if (!isAppError(error) || error.code !== 'not_found') throw error;
    // Addresses of homes end in a part of their id.
    const wasHome = /[\da-f]{10}$/.test(address);
    return fail(
      'not_found',
      wasHome
        ? 'It may be paused, let, sold or taken down. There are more homes to see.'
        : `${pageTexts.somethingWentWrong}: no home has this address. The link may be wrong.`,
    );
  };
}
