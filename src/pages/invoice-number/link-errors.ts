import type { ErrorCode } from '../../../generated/error-codes.ts';

/** What an answer says of the link as a whole (S8): not valid, its customer gone, or without a name. */
export const whatBecameOfLink = [
  '404-1-10-01',
  '401-1-10-01',
  '403-1-10-01',
] as const satisfies readonly ErrorCode[];
