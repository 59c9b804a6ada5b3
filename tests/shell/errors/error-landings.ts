import { handlerOfS8 } from '../../../contract/coverage/s8.ts';
import { errorCatalogue } from '../../../generated/error-codes.ts';
import type { ErrorHandler } from '../../../generated/error-handlers.ts';

/*
 * What a customer sees of each code, read from S8 ("Handling" and "Codes") by hand. The portal is held
 * against it, so of the catalogue it has no more than the list of codes, which `contract:coverage` holds
 * against S8.
 */
export type Place = ErrorHandler;

export interface Landing {
  at: Place;
  /** The link "to the top page". */
  hasTopLink: boolean;
  /** The page's own contents are not to be seen. */
  hidesContents: boolean;
  /** The text has a second one, `<code>_sub`. */
  hasSub: boolean;
}

/** S8 gives these a second text. */
const withSub = new Set([
  '400-1-02-02',
  '400-1-02-03',
  '400-1-02-08',
  '400-1-05-02',
  '400-1-11-01',
  '400-1-11-02',
  '402-1-00-02',
  '404-1-03-01',
  '404-1-07-01',
  '408-1-00-01',
  '500-1-00-01',
  '503-1-00-01',
  '504-1-00-01',
]);

/**
 * "Message area (top link except on 402)"; 403-1-00-02 is one of them, and resets the language as
 * well.
 */
const withTopLink: readonly Place[] = ['message', 'languageFallback'];

/** What a customer sees of a code. */
export const landingOf = (code: string): Landing => {
  const at = handlerOfS8(code);
  return {
    at,
    hasTopLink: withTopLink.includes(at),
    // "Message area without content and without top link."
    // Maintenance hides a screen without a form; this table's screen has none.
    hidesContents: at === 'bareMessage' || at === 'maintenance',
    hasSub: withSub.has(code),
  };
};

export const landings: Readonly<Record<string, Landing>> = Object.fromEntries(
  Object.keys(errorCatalogue).map((code) => [code, landingOf(code)]),
);

/** "No error code: error page", whatever the status. */
export const statusesWithoutCode = [400, 401, 402, 403, 404, 408, 409, 422, 500, 503, 504];
