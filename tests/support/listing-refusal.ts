import { AppError } from '#core/errors.ts';
import { parseListing } from '#features/listings/write/contract.ts';
import { listingBodyOf } from './listings.ts';

/** The body of a listing that is right but for these fields. */
export const right = (fields: object = {}) => listingBodyOf(['/media/1700000000000-a.jpg'], fields);

/** What a listing with these fields is refused with; throws where it is taken. */
export function refusal(fields: object): AppError {
  try {
    parseListing(right(fields));
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error(`taken: ${JSON.stringify(fields)}`);
}
