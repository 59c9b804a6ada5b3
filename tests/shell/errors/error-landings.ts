import type { ErrorCode } from '../../../generated/error-codes.ts';

/*
 * Where each code lands, read from S8 ("Handling" and "Codes") by hand. The catalogue and the portal
 * are both held against it, so it must not be made from either.
 */
export type Place =
  | 'caller'
  | 'message'
  | 'messageNoTop'
  | 'bareMessage'
  | 'languageFallback'
  | 'login'
  | 'versionDialog';

export interface Landing {
  at: Place;
  /** The link "to the top page". */
  hasTopLink: boolean;
  /** The page's own contents are not to be seen. */
  hidesContents: boolean;
  /** The text has a second one, `<code>_sub`. */
  hasSub: boolean;
}

const landing = (at: Place, own: Partial<Landing> = {}): Landing => ({
  at,
  hasTopLink: false,
  hidesContents: false,
  hasSub: false,
  ...own,
});

/** "Other errors are passed to the caller." */
const caller = landing('caller');
/** "HTTP 401: go to login with message kept." */
const login = landing('login');
/** "HTTP 402, 403, 404, 500: message area (top link except on 402)." */
const message = landing('message', { hasTopLink: true });
const withoutTopLink = landing('messageNoTop');
/** "Message area without content and without top link." */
const bare = landing('bareMessage', { hidesContents: true });
/** "Language unavailable also resets stored language to Japanese." */
const language = landing('languageFallback', { hasTopLink: true });
const versionDialog = landing('versionDialog');

const withSub = (row: Landing): Landing => ({ ...row, hasSub: true });

/** A code without a row does not compile; nor does a row without its code. */
export const landings = {
  '400-1-00-01': caller,
  '400-1-00-02': caller,
  '400-1-00-03': caller,
  '400-1-00-04': caller,
  '400-1-00-05': caller,
  '400-1-00-06': caller,
  '400-1-00-07': caller,
  '400-1-00-08': caller,
  '400-1-02-01': caller,
  '400-1-02-02': withSub(caller),
  '400-1-02-03': withSub(caller),
  '400-1-02-04': caller,
  '400-1-02-05': caller,
  '400-1-02-06': caller,
  '400-1-02-07': caller,
  '400-1-02-08': withSub(caller),
  '400-1-03-01': caller,
  '400-1-03-02': caller,
  '400-1-03-03': caller,
  '400-1-03-04': caller,
  '400-1-03-05': caller,
  '400-1-03-06': caller,
  '400-1-03-07': caller,
  '400-1-03-08': caller,
  '400-1-03-09': caller,
  '400-1-03-10': caller,
  '400-1-03-11': caller,
  '400-1-04-01': caller,
  '400-1-04-02': caller,
  '400-1-05-01': caller,
  '400-1-05-02': withSub(caller),
  '400-1-05-03': caller,
  '400-1-05-04': caller,
  '400-1-05-05': caller,
  '400-1-05-06': caller,
  '400-1-05-07': caller,
  '400-1-05-08': caller,
  '400-1-05-09': caller,
  '400-1-05-10': caller,
  '400-1-06-01': caller,
  '400-1-06-02': caller,
  '400-1-06-03': caller,
  '400-1-06-04': caller,
  '400-1-06-05': caller,
  '400-1-06-06': caller,
  '400-1-06-07': caller,
  '400-1-06-08': caller,
  '400-1-06-09': caller,
  '400-1-06-10': caller,
  '400-1-06-11': caller,
  '400-1-06-12': caller,
  '400-1-06-13': caller,
  '400-1-06-14': caller,
  '400-1-06-15': caller,
  '400-1-07-01': caller,
  '400-1-07-02': caller,
  '400-1-07-03': caller,
  '400-1-07-05': caller,
  '400-1-07-11': caller,
  '400-1-07-12': caller,
  '400-1-08-01': caller,
  '400-1-11-01': withSub(caller),
  '400-1-11-02': withSub(caller),
  // "Auto-login invalid", "auto-login customer invalid".
  '400-1-11-03': bare,
  '400-1-11-04': bare,
  '400-1-99-01': caller,
  '400-1-99-02': versionDialog,
  '400-1-99-99': caller,
  '401-1-00-01': login,
  '401-1-00-02': login,
  '401-1-02-01': login,
  '401-1-02-02': login,
  '401-1-02-03': login,
  '401-1-02-04': login,
  '401-1-07-01': login,
  '401-1-07-02': login,
  // "Token invalid": no login would help.
  '401-1-08-01': bare,
  '401-1-10-01': login,
  '401-1-99-01': login,
  '402-1-00-01': withoutTopLink,
  '402-1-00-02': withSub(withoutTopLink),
  '403-1-00-01': message,
  '403-1-00-02': language,
  '403-1-05-01': message,
  '403-1-08-01': message,
  '403-1-10-01': message,
  '404-1-00-01': message,
  // "Auto-login on", "empty path parameter".
  '404-1-00-02': bare,
  '404-1-00-03': bare,
  '404-1-03-01': withSub(message),
  '404-1-07-01': withSub(message),
  '404-1-08-01': message,
  '404-1-10-01': message,
  '409-1-00-01': caller,
  '409-1-00-02': caller,
  '413-1-00-01': caller,
  '422-1-00-01': caller,
  '429-1-05-01': caller,
  '500-1-00-01': withSub(message),
} as const satisfies Record<ErrorCode, Landing>;

/** "No error code: error page", whatever the status. */
export const statusesWithoutCode = [400, 401, 402, 403, 404, 408, 409, 422, 500, 503, 504];
