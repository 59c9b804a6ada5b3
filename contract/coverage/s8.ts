import type { Catalogue } from '../../scripts/generate/catalogue.ts';
import type { ErrorHandler as Handler } from '../../generated/error-handlers.ts';
import type { Case } from '../lib/results.ts';

const numbered = (prefix: string, from: number, to: number): string[] =>
  Array.from(
    { length: to - from + 1 },
    (_, index) => `${prefix}-${String(from + index).padStart(2, '0')}`,
  );

/** Every code of S8. S8 does not number 400-1-03-xx: these are the rules of S5. */
const codesOfS8: readonly string[] = [
  ...numbered('400-1-00', 1, 8),
  ...numbered('400-1-02', 1, 8),
  ...numbered('400-1-04', 1, 2),
  ...numbered('400-1-05', 1, 10),
  ...numbered('400-1-06', 1, 13),
  ...['01', '02', '03', '05', '11', '12'].map((number) => `400-1-07-${number}`),
  '400-1-08-01',
  ...numbered('400-1-11', 1, 4),
  ...['01', '02', '99'].map((number) => `400-1-99-${number}`),
  ...numbered('401-1-00', 1, 2),
  ...numbered('401-1-02', 1, 4),
  ...numbered('401-1-07', 1, 2),
  '401-1-08-01',
  '401-1-10-01',
  '401-1-99-01',
  ...numbered('402-1-00', 1, 2),
  ...numbered('403-1-00', 1, 2),
  '403-1-05-01',
  '403-1-08-01',
  '403-1-10-01',
  ...numbered('404-1-00', 1, 3),
  '404-1-03-01',
  '404-1-07-01',
  '404-1-08-01',
  '404-1-10-01',
  '409-1-00-01',
  '413-1-00-01',
  '429-1-05-01',
  '500-1-00-01',
];

/** Additional codes that S1 to S9 imply but S8 does not name, with their meaning. */
const addedCodes: Readonly<Record<string, string>> = {
  '400-1-06-14': 'more sub addresses than the issuer allows (S9)',
  '400-1-06-15': 'a duplicate mail address',
  '408-1-00-01': 'the status 408, which S8 names without a code',
  '409-1-00-02': 'an idempotency key whose first request is still being processed',
  '422-1-00-01': 'an idempotency key that was used for different content',
  '503-1-00-01': 'the status 503, which S8 names without a code',
  '504-1-00-01': 'the status 504, which S8 names without a code',
};

const ruleCodes = /^400-1-03-\d\d$/;

/** S8, "Handling": rules for single codes take precedence over rules for a status. */
const exceptions: Readonly<Record<string, Handler>> = {
  '400-1-99-02': 'versionDialog',
  '401-1-08-01': 'bareMessage',
  '400-1-11-03': 'bareMessage',
  '400-1-11-04': 'bareMessage',
  '404-1-00-02': 'bareMessage',
  '404-1-00-03': 'bareMessage',
  '403-1-00-02': 'languageFallback',
};
const byStatus: Readonly<Record<string, Handler>> = {
  '401': 'login',
  '402': 'messageNoTop',
  '403': 'message',
  '404': 'message',
  '500': 'message',
  // The project's own: S8 names the status and no handler.
  '503': 'maintenance',
};

/**
 * The handler of a code, copied from S8 by hand. This file compares the catalogue with it, tests/shell/errors the
 * portal.
 */
export const handlerOfS8 = (code: string): Handler =>
  exceptions[code] ?? byStatus[code.slice(0, 3)] ?? 'caller';

/** Compares the catalogue with S8: the same codes with the same handlers. */
export function catalogueAgainstS8({ codes }: Pick<Catalogue, 'codes'>): Case[] {
  const all = new Set([...codesOfS8, ...Object.keys(codes)]);
  return [...all].map((code) => {
    const handler = codes[code]?.handler;
    const wanted = handlerOfS8(code);
    const isKnown =
      codesOfS8.includes(code) || ruleCodes.test(code) || Object.hasOwn(addedCodes, code);
    const faults = [
      ...(handler === undefined ? ['is in S8 and not in the catalogue'] : []),
      ...(isKnown ? [] : ['is in the catalogue and not in S8']),
      ...(handler === undefined || handler === wanted
        ? []
        : [`is handled by ${handler}, S8 requires ${wanted}`]),
    ];
    return { group: 'catalogue against S8', name: code, faults };
  });
}
