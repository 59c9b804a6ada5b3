import { withSession, state, visitorCookies, type StateDefinition } from './state-definition.ts';

const credentials = { loginId: 'The login ID.', password: 'Its password.' };
const givenMailAddress = { mailAddressId: 'The mailAddressId of a registered address.' };

/** A visitor who can log in with the given login ID. */
const accountState = (description: string): StateDefinition =>
  state(description, { ...visitorCookies, ...credentials });

const reissueState = (description: string): StateDefinition =>
  state(description, {
    ...visitorCookies,
    loginId: 'Login ID of a usable account.',
    registeredMailAddress: 'Its registered mail address.',
  });

/** Situations of logins and sessions (S4). */
export const loginStates = {
  'a visitor': accountState(
    'No customer is logged in. The issuer has a logo, a mypage logo, a banner with a link, a chat and legal texts. The given account can log in, and the top page follows.',
  ),
  'a customer with bills is logged in': withSession(
    'A customer with a name, an honorific and more than one bill is logged in. The top page has notices of the operator, within their posting period.',
    credentials,
  ),
  'a customer with bills of many kinds is logged in': withSession(
    [
      'For searches, counts and ZIPs. The customer has 21 to 100 bills.',
      'Types and statuses: at least three of each.',
      'Amounts: many different amounts above 0, an amount of 0, some below 0, and some bills without an amount; two bills have the same amount and the same day.',
      'Deadlines: in the future, in the past, and none; one on the present day, one on the last day that counts as soon, and one on each day before and after these two days. A bill whose deadline is the present day has a CSV, and so has a bill whose deadline has passed.',
      'Downloads: not downloaded, downloaded, and downloaded again. Of the bills that were not downloaded, at least three can be downloaded, and one of these has a PDF and a CSV.',
      'Withdrawn: a bill that was not downloaded, and a bill whose deadline is soon.',
      'Publication dates: several bills on one day; a bill on the last day of a month, and others before and after this day; bills on two days of the same month.',
      'The search has at least two items to search in; the number of a bill is found in at least one of them, but not in all. Types, statuses and items have a Japanese and an English name.',
      'keywordLimit is at least 2, and batchFileLimit at least 20.',
    ].join(' '),
  ),
  'a customer without bills is logged in': withSession(
    'A customer without any bill is logged in.',
    {
      billTypeId: 'A type of bill for the search.',
      statusId: 'A status for the search.',
      searchTargetId: 'A search-target item (S2).',
    },
  ),
  'a customer without a name is logged in': withSession(
    'The name of the logged-in customer is not set (S3).',
  ),
  'a customer with automatic login is logged in': withSession(
    'The issuer has logged the customer in; the logout answers isAutoLogin true (S4).',
  ),
  'a customer must verify the mail address': withSession(
    'The customer has entered the password and must confirm a mail address by a code (S2). The account also has a sub address, which receives no codes (S3); its first letter and domain differ from those of the other addresses.',
    givenMailAddress,
  ),
  'a customer without a mail address must verify it': withSession(
    'The same without a registered mail address; no code can be sent.',
  ),
  'a customer must change the password': withSession(
    'The customer has entered an expired password and must change it (S2).',
    credentials,
  ),
  'a customer must change a temporary password': withSession(
    'The customer has entered a temporary password and must change it (S2).',
    credentials,
  ),
  'the session has timed out': withSession(
    'The cookie belongs to a session that ended by inactivity (S4).',
  ),
  'the account is locked': accountState(
    'Too many wrong passwords were entered; the account is locked, also for the correct password (S4).',
  ),
  'the account is one failure from being locked': accountState(
    'One more wrong password locks the account (S4).',
  ),
  'the account is locked by the issuer': accountState(
    'Only the issuer can unlock the account (S8, 400-1-02-08).',
  ),
  'the login ID is closed': accountState('The login ID is no longer available (S8, 400-1-02-04).'),
  'the use is suspended': accountState('The issuer has suspended the use (S8, 400-1-11-02).'),
  'the password has expired': accountState(
    'The login is followed by the change of the password (S2).',
  ),
  'the password is a temporary one': accountState(
    'The login is followed by the change of the temporary password (S2).',
  ),
  'the mail address is not verified': accountState(
    'The login is followed by the verification (S2).',
  ),
  'a forgotten password is replaced by a link': reissueState(
    'As "a visitor"; the passwordReissueMethod of the issuer is `mail`: the issuer mails a link to set a new password (S2 bapRepublishPasswd). The account has not received such a mail recently.',
  ),
  'a forgotten password is replaced by a temporary one': reissueState(
    'The same; the passwordReissueMethod of the issuer is `temporaryPassword`.',
  ),
  'a confirmation code was sent': withSession(
    'As "a customer must verify the mail address"; a code was just sent (S4).',
    { ...givenMailAddress, verificationCode: 'The code.' },
    {
      verificationCode: 'The code.',
      wrongEntries: 'Number of wrong entries so far; default: 0.',
      secondsAgo: 'Seconds since it was sent; default: 0.',
      isVoid:
        '`true` for a code that became invalid after three wrong entries, followed by a new login.',
    },
  ),
};
