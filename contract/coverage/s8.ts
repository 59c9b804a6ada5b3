import type { Catalogue } from '../../scripts/generate/catalogue.ts';
import type { ErrorHandler as Handler } from '../../generated/error-handlers.ts';
import type { TestCase } from '../lib/results.ts';

/** S8, "Handling": rules for single codes take precedence over rules for a status. */
const handlersByCode: Readonly<Record<string, Handler>> = {
  '400-1-99-02': 'versionDialog',
  '401-1-08-01': 'bareMessage',
  '400-1-11-03': 'bareMessage',
  '400-1-11-04': 'bareMessage',
  '404-1-00-02': 'bareMessage',
  '404-1-00-03': 'bareMessage',
  '403-1-00-02': 'languageFallback',
};
const handlersByStatus: Readonly<Record<string, Handler>> = {
  '401': 'login',
  '402': 'messageNoTop',
  '403': 'message',
  '404': 'message',
  '500': 'message',
  // A decision of this project: S8 names the status, but no handler.
  '503': 'maintenance',
};

/**
 * The handler of a code, copied from S8 by hand. This file compares the catalogue with the copy, and
 * tests/shell/errors compares the portal with the copy.
 */
export const handlerOfS8 = (code: string): Handler =>
  handlersByCode[code] ?? handlersByStatus[code.slice(0, 3)] ?? 'caller';

/** Compares the handlers of the catalogue with S8. */
export const catalogueAgainstS8 = ({ codes }: Pick<Catalogue, 'codes'>): TestCase[] =>
  Object.entries(codes).map(([code, { handler }]) => {
    const expected = handlerOfS8(code);
    const faults =
      handler === expected ? [] : [`is handled by ${handler}, S8 requires ${expected}`];
    return { group: 'catalogue against S8', name: code, faults };
  });
