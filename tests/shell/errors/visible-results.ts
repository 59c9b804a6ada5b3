import { handlerOfS8 } from '../../../contract/coverage/s8.ts';
import { errorCatalogue } from '../../../generated/error-codes.ts';
import type { ErrorHandler } from '../../../generated/error-handlers.ts';

/*
 * The visible result of each code, written by hand from S8 ("Handling" and "Codes"). Tests check the portal
 * against this table, so the table takes only the list of codes from the catalogue, which
 * `contract:coverage` checks against S8.
 */
export interface CodeResult {
  handler: ErrorHandler;
  hasTopLink: boolean;
  hidesContents: boolean;
  /** The text has a sub-message, `<code>_sub`. */
  hasSubMessage: boolean;
}

/** The codes with a sub-message in S8. */
const codesWithSubMessage = new Set([
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

/** S8: "Message area (top link except on 402)"; 403-1-00-02 resets the language, too. */
const handlersWithTopLink: readonly ErrorHandler[] = ['message', 'languageFallback'];

export const resultOf = (code: string): CodeResult => {
  const handler = handlerOfS8(code);
  return {
    handler,
    hasTopLink: handlersWithTopLink.includes(handler),
    // S8: "Message area without content and without top link."
    // Maintenance hides a screen that has no form, such as the screen of these tests.
    hidesContents: handler === 'bareMessage' || handler === 'maintenance',
    hasSubMessage: codesWithSubMessage.has(code),
  };
};

export const resultByCode: Readonly<Record<string, CodeResult>> = Object.fromEntries(
  Object.keys(errorCatalogue).map((code) => [code, resultOf(code)]),
);

/** S8: "No error code: error page", for every status. */
export const statusesWithoutCode = [400, 401, 402, 403, 404, 408, 409, 422, 500, 503, 504];
